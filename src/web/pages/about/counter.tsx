import { useEffect, useRef } from 'react'

/** Milliseconds from 0 to the value (docs/specification.md#timings). */
const duration = 2000

/** A number and what follows it: '100+' counts to 100 and keeps the plus. Nothing for text that is no number. */
export function countable(value: string): { readonly number: number; readonly suffix: string } | undefined {
  const match = /^(\d[\d,]*)(\D*)$/.exec(value.trim())
  return match ? { number: Number((match[1] ?? '').replaceAll(',', '')), suffix: match[2] ?? '' } : undefined
}

/**
 * A figure that counts up once, when half of it can be seen. The HTML holds the final value, for crawlers, for readers
 * without scripts and for screen readers; the counting is drawn over it.
 */
export function Counter({ value }: { value: string }) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const shown = element.current
    const target = countable(value)
    if (!shown || !target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const run = () => {
      const began = performance.now()
      const step = (now: number) => {
        const part = Math.min(Math.max((now - began) / duration, 0), 1)
        shown.textContent = part < 1 ? `${Math.round(target.number * part)}${target.suffix}` : value
        if (part < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        run()
      },
      { threshold: 0.5 },
    )
    observer.observe(shown)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      shown.textContent = value
    }
  }, [value])
  return (
    <>
      <span className="sr-only">{value}</span>
      <span ref={element} aria-hidden="true" className="tabular-nums">
        {value}
      </span>
    </>
  )
}
