import type { ReactNode } from 'react'
import { artUrl } from '#pictures/address.ts'
import { type Photo as OwnPhoto, type PhotoShape, photoPicture, photoSet, shapes } from '#pictures/photo.ts'
import { ImageOr } from './image-or.tsx'

interface Props {
  photo: OwnPhoto | undefined
  shape?: PhotoShape
  class?: string
  /** `false` in the first view: it loads at once. */
  lazy?: boolean
  /** The drawing that is shown without a photograph, and when it fails to load. */
  instead: ReactNode
}

/** The owner's photograph, in the format and width that the browser chooses. Until it has loaded, its colours are shown. */
export function Photo({ photo, shape = 'wide', class: extra = '', lazy = true, instead }: Props) {
  if (!photo) return instead
  const { file, alt } = photo
  const { width, height, sizes } = shapes[shape]
  // For lazy images the browser computes the width from the layout.
  const fitting = lazy ? `auto, ${sizes}` : sizes
  return (
    <ImageOr
      srcSet={photoSet(file, shape, 'webp')}
      sizes={fitting}
      src={artUrl(photoPicture(file, shape, width), 'webp')}
      alt={alt}
      width={width}
      height={height}
      className="h-full w-full object-cover"
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      instead={instead}
      around={image => (
        <picture className={`art block overflow-hidden ${extra}`}>
          <source type="image/avif" srcSet={photoSet(file, shape, 'avif')} sizes={fitting} />
          {image}
        </picture>
      )}
    />
  )
}
