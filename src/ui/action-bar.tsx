import { type ReactNode, useEffect, useState } from 'react'

interface Props {
  /** The bar's name for screen readers. */
  label: string
  /** The text beside the button. */
  text: ReactNode
  /** The page's action. */
  children: ReactNode
}

/** Whether an element has been scrolled out of the window at the top, below the header. */
function usePassed(element: Element | null): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!element) return
    const header = document.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0
    // Everything below the window counts as visible, so that a jump past the element is noticed too.
    const observer = new IntersectionObserver(entries => setPassed(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `-${header}px 0px 1000000px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return passed
}

/** A bar at the bottom of the window. It covers neither the end of the footer nor the focused element. */
function Bar({ label, text, children, class: look }: Props & { class: string }) {
  return (
    <section className={`bottom-bar ${look}`} aria-label={label}>
      <div className="wrap flex items-center justify-between gap-4">
        <p className="font-650">{text}</p>
        {children}
      </div>
    </section>
  )
}

/** On phones, shows the page's action once the opening is scrolled out of view. Rendered at the end of the opening. */
export function ActionBar(props: Props) {
  const [edge, setEdge] = useState<Element | null>(null)
  const passed = usePassed(edge)
  return (
    <div ref={setEdge} className="opening-end">
      {passed && <Bar {...props} class="bar-of-phones" />}
    </div>
  )
}

/** Repeats the button of the opening once that is scrolled out of view. Rendered at the end of the page. */
export function BottomBar(props: Props) {
  const [button, setButton] = useState<Element | null>(null)
  useEffect(() => setButton(document.querySelector('main .button')), [])
  return <Bar {...props} class={usePassed(button) ? '' : 'bar-away'} />
}
