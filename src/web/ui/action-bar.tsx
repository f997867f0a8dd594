import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** What the bar is called for screen readers. */
  label: string
  /** What it says beside the button. */
  text: ReactNode
  /** The page's action. */
  children: ReactNode
}

/** The bar at the bottom of the window; the footer ends above it, and the focus scrolls clear of it. */
export function BottomBar({ label, text, children, look = '' }: Props & { look?: string }) {
  return (
    <aside className={`bottom-bar ${look}`} aria-label={label}>
      <div className="wrap flex items-center justify-between gap-4">
        <p className="font-650">{text}</p>
        {children}
      </div>
    </aside>
  )
}

/** On phones, the page's action once its opening has gone: it is rendered where the opening ends. */
export function ActionBar(props: Props) {
  const edge = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!edge.current) return
    // All that is below the window counts as seen, so that a jump past the edge is noticed too.
    const observer = new IntersectionObserver(entries => setPassed(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px',
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={edge} className="opening-end">
      {passed && <BottomBar {...props} look="bar-of-phones" />}
    </div>
  )
}
