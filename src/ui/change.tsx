import { changeOf } from '#content/change.ts'
import texts from '#generated/texts/results.json' with { type: 'json' }

/**
 * A figure. One that changes is drawn as a change: the old figure struck through, a dashed arrow, the new one. The style draws
 * both, so that the HTML has them once, in one sentence: a screen reader would read its parts one by one.
 */
export function Change({ value }: { value: string }) {
  const change = changeOf(value, texts)
  if (!change) return value
  const { was, is, spoken } = change
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="change-was" data-figure={was} />
      <span aria-hidden="true" className="change-arrow" />
      <span aria-hidden="true" data-figure={is} />
    </>
  )
}
