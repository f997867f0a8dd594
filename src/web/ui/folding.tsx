import { type ReactNode, useState } from 'react'
import texts from '#content/texts/sections.json' with { type: 'json' }

/**
 * A long list. What is of the class `more` in its entries is hidden on a phone until a visitor asks for it. On wide windows, in
 * print and without scripts all is shown.
 */
export function Folding({ children }: { children: ReactNode }) {
  const [folded, setFolded] = useState(true)
  return (
    <>
      <div className={folded ? 'folded' : ''}>{children}</div>
      <button
        type="button"
        className="button button-secondary button-small unfold"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        {folded ? texts.unfold : texts.fold}
      </button>
    </>
  )
}
