import { useEffect, useState } from 'react'

/** A value as soon as the frame that its change belongs to is drawn: what can wait so long holds nothing up. */
export function useAfterFrame<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(() => value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return drawn
}
