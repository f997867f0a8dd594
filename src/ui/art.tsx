import { aboveId, artUrl } from '#pictures/address.ts'
import { ImageOr } from './image-or.tsx'
import { ThemedImage } from './themed-image.tsx'

interface Props {
  /** The picture's name (`artName(path)`, a post's slug, ...). */
  name: string
  class?: string
  /** What it shows; empty for a decorative picture. */
  alt?: string
  /** The name of an existing picture that replaces one that may be missing. */
  instead?: string
  /** `false` for art in the first view: it loads at once. */
  lazy?: boolean
  width?: number
  height?: number
  /** The picture has the colours of both themes, as files of `data/pictures/` have. A patch is the same in both. */
  themed?: boolean
  /** The thing of a patch stands above a label. */
  above?: boolean
}

/** A patch, or a ground that repeats. */
export function Art({
  name,
  instead,
  class: extra = '',
  alt = '',
  lazy = true,
  width = 400,
  height = 240,
  themed = false,
  above = false,
}: Props) {
  const image = {
    src: above ? `${artUrl(name)}#${aboveId}` : artUrl(name),
    width,
    height,
    className: `art sewn ${extra}`,
    loading: lazy ? 'lazy' : 'eager',
    decoding: 'async',
  } as const
  const Image = themed ? ThemedImage : 'img'
  return instead ? (
    <ImageOr alt={alt} {...image} instead={<img alt={alt} {...image} src={artUrl(instead)} />} />
  ) : (
    <Image alt={alt} {...image} />
  )
}
