import { type ReactNode, useRef, useState } from 'react'
import texts from '#content/texts/sections.json' with { type: 'json' }

interface Props {
  /** The label of the button that unfolds the list. */
  unfold?: string | undefined
  /** `false` for a short list, which is shown as it is. */
  when?: boolean
  /** Whether only windows narrower than a desktop's (64em) fold it. */
  narrow?: boolean
  children: ReactNode
}

/**
 * A long list. Elements with the class `more` are hidden until the visitor unfolds it. In print and without scripts everything is
 * shown.
 */
export function Folding({ unfold = texts.unfold, when = true, narrow = false, children }: Props) {
  const [folded, setFolded] = useState(true)
  const list = useRef<HTMLDivElement>(null)
  if (!when) return children
  const where = narrow ? 'narrow' : ''
  return (
    <>
      <div ref={list} tabIndex={-1} className={folded ? `folded ${where}` : where}>
        {children}
      </div>
      <button
        type="button"
        className={`button button-secondary button-small unfold ${where}`}
        aria-expanded={!folded}
        onClick={({ detail }) => {
          setFolded(!folded)
          // What has appeared stands above the button: somebody without a pointer goes on reading there.
          if (folded && detail === 0) list.current?.focus({ preventScroll: true })
        }}
      >
        {folded ? unfold : texts.fold}
      </button>
    </>
  )
}
