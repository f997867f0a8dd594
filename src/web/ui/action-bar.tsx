import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** The bar's name for screen readers. */
  label: string
  /** The text beside the button. */
  text: ReactNode
  /** The page's action. */
  children: ReactNode
}

/** A bar at the bottom of the window. It covers neither the end of the footer nor the focused element. */
export function BottomBar({ label, text, children, class: extra = '' }: Props & { class?: string }) {
  return (
    <aside className={`bottom-bar ${extra}`} aria-label={label}>
      <div className="wrap flex items-center justify-between gap-4">
        <p className="font-650">{text}</p>
        {children}
      </div>
    </aside>
  )
}

/** On phones, shows the page's action once the opening is scrolled out of view. Rendered at the end of the opening. */
export function ActionBar(props: Props) {
  const edge = useRef<HTMLDivElement>(null)
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!edge.current) return
    // Everything below the window counts as visible, so that a jump past the edge is noticed too.
    const observer = new IntersectionObserver(entries => setPassed(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px',
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={edge} className="opening-end">
      {passed && <BottomBar {...props} class="bar-of-phones" />}
    </div>
  )
}
