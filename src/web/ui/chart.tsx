import { artUrl } from '#site/art/address.ts'

interface Props {
  name: string
  /** What it is a chart of, and what there is to be seen; the figures are beside it, in words or in a table. */
  alt: string
  width?: number
  height: number
  class?: string
}

/** A chart, drawn when the site is built: as wide as its place, and as high as it says. */
export function Chart({ name, alt, width = 320, height, class: extra = '' }: Props) {
  return (
    <img
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
