import { fill } from '#content/fill.ts'
import texts from '#generated/texts/carousel.json' with { type: 'json' }
import './testimonials.css'
import { type FocusEvent, useEffect, useState } from 'react'
import { studyPath } from '#content/map/families.ts'
import type { PageProps, QuiltPatch } from '#pages/words.ts'
import { Icon } from '#ui/icon.tsx'
import { Patch } from './quilt.tsx'

/** Milliseconds between slides (docs/specification/data.md#timings). */
const interval = 6000

interface Props {
  label: string
  items: NonNullable<PageProps<'home'>['words']['testimonials']>['items']
  /** The case studies of the home page, each shown beside the quotation of its client. */
  patches: readonly QuiltPatch[]
}

const stars = [1, 2, 3, 4, 5]

function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1 text-marigold">
      <span className="sr-only">{fill(texts.stars, { rating })}</span>
      {stars.map(star => (
        <Icon key={star} name={star <= rating ? 'star-filled' : 'star'} />
      ))}
    </p>
  )
}

const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Quotations of clients, one at a time, after the ARIA APG's carousel pattern, with the controls before the slides. It moves on
 * by itself and stops for the pointer, for the focus inside, for the pause button and for reduced motion. Slides move in the direction of the visitor's choice.
 * Without scripts all are shown.
 */
export function Testimonials({ label, items, patches }: Props) {
  const [current, setCurrent] = useState(0)
  const [direction, setDirection] = useState<'next' | 'previous'>('next')
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)
  // A screen reader's cursor sends no events: slides move only for a visitor who has used a pointer or touched the page.
  const [seen, setSeen] = useState(false)
  const [ready, setReady] = useState(false)

  // It starts only once scripts run: the HTML shows every testimonial.
  useEffect(() => {
    setReady(true)
    setPlaying(!reducesMotion())
    const see = () => setSeen(true)
    const listening = new AbortController()
    for (const sign of ['pointermove', 'touchstart'] as const)
      addEventListener(sign, see, { once: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  const go = (to: number, way: 'next' | 'previous') => {
    setDirection(way)
    setCurrent((to + items.length) % items.length)
  }

  useEffect(() => {
    if (!playing || !seen || held) return
    const timer = setTimeout(() => {
      setDirection('next')
      setCurrent((current + 1) % items.length)
    }, interval)
    return () => clearTimeout(timer)
  }, [playing, seen, held, current, items.length])

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={ready || undefined}
      className="carousel flex flex-col"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={onBlur}
    >
      <div className="carousel-controls">
        <button
          type="button"
          className="icon-button"
          onClick={() => setPlaying(!playing)}
          aria-label={playing ? texts.pause : texts.play}
        >
          <Icon name={playing ? 'player-pause' : 'player-play'} />
        </button>
        <button
          type="button"
          className="icon-button"
          onClick={() => go(current - 1, 'previous')}
          aria-label={texts.previous}
        >
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="icon-button" onClick={() => go(current + 1, 'next')} aria-label={texts.next}>
          <Icon name="arrow-right" />
        </button>
        <span className="flex">
          {items.map(({ id, name }, index) => (
            <button
              key={id}
              type="button"
              className="carousel-dot"
              aria-label={fill(texts.slide, { number: index + 1, person: name })}
              aria-current={index === current || undefined}
              onClick={() => go(index, index < current ? 'previous' : 'next')}
            />
          ))}
        </span>
      </div>
      <div className="carousel-slides" aria-live={playing && !held ? 'off' : 'polite'} data-direction={direction}>
        {items.map(({ id, name, role, company, content, rating, link }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the APG's slide is a group with a role description
          <section
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(texts.place, { number: index + 1, total: items.length })}
            className="carousel-slide"
            data-current={index === current || undefined}
          >
            <div>
              <Stars rating={rating} />
              <blockquote className="mt-4 font-display text-lg font-700 leading-[1.35] tracking-[-0.01em] text-balance sm:text-2xl">
                {content}
              </blockquote>
              <p className="mt-5 text-soft">
                <span className="font-700 text-ink">{name}</span>, {role}, {company}
              </p>
            </div>
            {patches
              .filter(study => studyPath(study) === link)
              .map(study => (
                <Patch key={study.slug} patch={study} below />
              ))}
          </section>
        ))}
      </div>
    </section>
  )
}
