import { type ComponentPropsWithoutRef, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'

interface Props extends ComponentPropsWithoutRef<'img'> {
  src: string
  /** Replaces an image that fails to load. */
  instead: ReactNode
  /** Its wrapper while it may load, such as a `<picture>`. */
  around?: (image: ReactElement) => ReactNode
}

/**
 * An image that may fail to load, such as one whose address is from the API. It is replaced too if it has failed before scripts
 * ran.
 */
export function ImageOr({ src, alt = '', instead, around, ...image }: Props) {
  const element = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(src)
  }, [src])
  if (failed === src) return instead
  const picture = <img ref={element} src={src} alt={alt} {...image} onError={() => setFailed(src)} />
  return around ? around(picture) : picture
}
