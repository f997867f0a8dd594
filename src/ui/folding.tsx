import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import texts from '#generated/texts/sections.json' with { type: 'json' }

interface Props {
  /** The label of the button that unfolds the list. */
  unfold?: string | undefined
  /** `false` for a short list, which is shown as it is. */
  when?: boolean
  /** Whether only windows narrower than a desktop's (64em) fold it. */
  narrow?: boolean
  /** A `section` for a long text: reader modes leave out what is beside a text in a `div` of its own. */
  as?: 'div' | 'section'
  children: ReactNode
}

/** Focuses the heading of the first entry that was hidden, or had hidden parts; of a question what opens it. */
function focusFirst(list: HTMLElement | null) {
  const first = list?.querySelector('.more')
  const summary = first?.querySelector('summary')
  if (summary) return summary.focus()
  const headingIn = (element?: Element | null) => element?.querySelector<HTMLElement>('h2, h3, h4, dt')
  const heading = headingIn(first) ?? headingIn(first?.parentElement) ?? list
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/**
 * A long list. Elements with the class `more` are hidden until the visitor unfolds it. In print and without scripts everything is
 * shown.
 */
export function Folding({ unfold = texts.unfold, when = true, narrow = false, as: Wrapper = 'div', children }: Props) {
  const [folded, setFolded] = useState(true)
  const list = useRef<HTMLDivElement>(null)
  if (!when) return children
  const where = narrow ? 'narrow' : ''
  return (
    <>
      <Wrapper ref={list} className={folded ? `folded ${where}` : where}>
        {children}
      </Wrapper>
      <button
        type="button"
        className={`button button-secondary button-small unfold ${where}`}
        aria-expanded={!folded}
        onClick={({ detail }) => {
          flushSync(() => setFolded(!folded))
          // What has appeared stands above the button: somebody without a pointer goes on reading there.
          if (folded && detail === 0) focusFirst(list.current)
        }}
      >
        {folded ? unfold : texts.fold}
      </button>
    </>
  )
}
