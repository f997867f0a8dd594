import { useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Milliseconds from 0 to the value (docs/specification/data.md#timings). */
const duration = 2000

/** A sign, a number that is not part of a word such as '5-star' or '1st', and a sign or unit. */
const pattern = /^([^\p{L}\d\s-]?)(\d[\d,]{0,30}(?:\.\d{1,9})?)(?!\s{0,9}[-–/.]|(?:st|nd|rd|th)\b)(\D*)$/u

/** The number in a text such as '100+', and the text around it; `undefined` for a text that is not a number. */
export function countable(value: string) {
  const [, before, digits, after] = pattern.exec(value.trim()) ?? []
  if (before === undefined || digits === undefined || after === undefined) return undefined
  const decimals = digits.split('.')[1]?.length ?? 0
  return { before, number: Number(digits.replaceAll(',', '')), decimals, after }
}

/** Calls back in each frame with the part of the duration that has passed, until it is 1. Returns a function that stops it. */
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
 * A figure that counts up once, when half of it is visible. The HTML contains the final value, for crawlers, screen readers,
 * print and readers without scripts; while counting, CSS shows the count in its place. A value that the visitor has already
 * seen does not start again from 0.
 */
export function Counter({ value }: { value: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const painted = useRef(!useHydrated())
  const begun = useRef(false)
  const [counted, setCounted] = useState<string>()

  // A layout effect, so that the first paint shows 0.
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
    <span ref={element} className="counter" data-counted={counted}>
      {value}
    </span>
  )
}
