import { useEffect, useRef, useState } from 'react'
import type { PageProps } from '#pages/words.ts'

/** Milliseconds after which the page scrolls by 1 pixel (docs/specification/data.md#timings). */
const stepInterval = 30
/** Milliseconds after which a frame without a page counts as failed. */
const previewTimeout = 8000

type State = 'loading' | 'shown' | 'unavailable'

/** Whether a frame shows one of our pages: a blocked or failed frame sends `load` too, and never `error`. */
function holdsPage(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentDocument?.querySelector('main h1') != null
  } catch {
    return false
  }
}

interface Props {
  /** Without a hash, which would scroll the outer page too. */
  path: string
  /** The side of the window that it covers. */
  side: 'left' | 'right'
  words: PageProps<'sitemap'>['words']['preview']
}

/** A page in a small phone, which scrolls by itself. It cannot be used or focused. */
export function Preview({ path, side, words }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>('loading')

  useEffect(() => {
    const timer = setTimeout(() => setState(now => (now === 'loading' ? 'unavailable' : now)), previewTimeout)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (state !== 'shown' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(
      () => frame.current?.contentWindow?.scrollBy({ top: 1, behavior: 'instant' }),
      stepInterval,
    )
    return () => clearInterval(timer)
  }, [state])

  return (
    <div className={`phone phone-${side}`} data-state={state} aria-hidden="true" inert>
      {state === 'unavailable' ? (
        <div className="grid h-full content-center gap-2 p-8 text-center">
          <p className="h3">{words.unavailable}</p>
          <p className="small text-soft">{words.reason}</p>
        </div>
      ) : (
        <iframe
          ref={frame}
          src={path}
          title={words.title}
          tabIndex={-1}
          onLoad={event => setState(holdsPage(event.currentTarget) ? 'shown' : 'unavailable')}
        />
      )}
      {state === 'loading' && (
        <p className="absolute inset-0 grid place-items-center bg-paper small">{words.loading}</p>
      )}
    </div>
  )
}
