import { useEffect, useRef, useState } from 'react'
import { Logo } from '#web/ui/logo.tsx'

interface Props {
  name: string
  imageUrl: string
}

/** A review site's badge; its first letter when the image does not load, also when it failed before scripts ran. */
export function Badge({ name, imageUrl }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  if (failed) return <Logo name={name} />
  return (
    <img
      ref={image}
      src={imageUrl}
      alt=""
      width={48}
      height={48}
      className="size-12"
      loading="lazy"
      onError={() => setFailed(true)}
    />
  )
}
