import { useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** Milliseconds from 0 to the value (docs/specification.md#timings). */
const duration = 2000

/** A sign, a number that is not part of a word such as '5-star' or '1st', and a sign or unit. */
const pattern = /^([^\p{L}\d\s-]?)(\d[\d,]*(?:\.\d+)?)(?!\s*[-–/.]|(?:st|nd|rd|th)\b)(\D*)$/u

/** What there is to count: '100+' counts to 100 and keeps the plus. Nothing for text that is no number. */
export function countable(value: string) {
  const [, before, digits, after] = pattern.exec(value.trim()) ?? []
  if (before === undefined || digits === undefined || after === undefined) return undefined
  const decimals = digits.split('.')[1]?.length ?? 0
  return { before, number: Number(digits.replaceAll(',', '')), decimals, after }
}

/** Calls back with how much of the time has passed, frame by frame, until it has passed; returns what ends it. */
function eachFrame(show: (part: number) => void): () => void {
  const began = performance.now()
  let frame = 0
  const step = (now: number) => {
    const part = Math.min(Math.max((now - began) / duration, 0), 1)
    show(part)
    if (part < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/**
 * A figure that counts up once, when half of it can be seen. The document holds the final value, for crawlers, for
 * readers without scripts, for screen readers and for paper; until it is counted, the count is drawn in its place. A
 * value that has been seen does not fall to 0.
 */
export function Counter({ value }: { value: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const painted = useRef(!useHydrated())
  const begun = useRef(false)
  const [counted, setCounted] = useState<string>()

  // Before the paint: what is drawn first is 0.
  useLayoutEffect(() => {
    const { current } = element
    const target = countable(value)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!current || !target || begun.current || still) return
    begun.current = painted.current && isInView(current)
    if (begun.current) return
    painted.current = false
    const { before, number, decimals, after } = target
    const draw = (part: number) =>
      setCounted(part < 1 ? `${before}${(number * part).toFixed(decimals)}${after}` : undefined)
    draw(0)
    let stop = () => {}
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        begun.current = true
        stop = eachFrame(draw)
      },
      { threshold: 0.5 },
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      stop()
      setCounted(undefined)
    }
  }, [value])

  return (
    <>
      <span className="sr-only">{value}</span>
      <span ref={element} aria-hidden="true" className="counter" data-counted={counted}>
        {value}
      </span>
    </>
  )
}
