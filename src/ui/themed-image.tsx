import type { ComponentPropsWithoutRef } from 'react'
import { darkId } from '#pictures/address.ts'

interface Props extends ComponentPropsWithoutRef<'img'> {
  src: string
}

/** A picture that the build has drawn with the colours of both themes. Paper has those of the day. */
export const ThemedImage = ({ src, alt = '', ...image }: Props) => (
  <picture>
    <source media="screen and (prefers-color-scheme: dark)" srcSet={`${src}#${darkId}`} />
    <img src={src} alt={alt} {...image} />
  </picture>
)
