import { artUrl } from '#site/art/address.ts'

interface Props {
  /** The pattern's name (`artName(path)`, a post's slug, ...). */
  name: string
  class?: string
  /** `false` for art in the first view: it loads at once. */
  lazy?: boolean
  width?: number
  height?: number
}

/** A stitched pattern: decoration, so it has no alternative text. */
export function Art({ name, class: extra = '', lazy = true, width = 400, height = 240 }: Props) {
  return (
    <img
      src={artUrl(name)}
      alt=""
      width={width}
      height={height}
      className={`art ${extra}`}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  )
}
