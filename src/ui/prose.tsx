import type { ReactNode } from 'react'
import { unbroken } from './unbroken.tsx'

/** The paragraphs of a text, without a frame. */
export const Paragraphs = ({ of }: { of: readonly string[] }) => of.map(text => <p key={text}>{unbroken(text)}</p>)

interface Props {
  of: readonly string[]
  class?: string
  /** Shown after the paragraphs. */
  children?: ReactNode
}

/** A text of several paragraphs. */
export const Prose = ({ of, class: extra = '', children }: Props) => (
  <div className={`prose ${extra}`.trim()}>
    <Paragraphs of={of} />
    {children}
  </div>
)
