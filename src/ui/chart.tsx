import { artUrl } from '#pictures/address.ts'
import { ThemedImage } from './themed-image.tsx'

interface Props {
  name: string
  /** The subject of the chart and what it shows. The figures are beside it, in words or in a table. */
  alt: string
  width?: number
  height: number
  class?: string
}

/** A chart, drawn when the site is built. It fills the width of its container. */
export function Chart({ name, alt, width = 320, height, class: extra = '' }: Props) {
  return (
    <ThemedImage
      src={artUrl(name)}
      alt={alt}
      width={width}
      height={height}
      className={`chart ${extra}`}
      loading="lazy"
      decoding="async"
    />
  )
}
