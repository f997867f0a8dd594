import texts from '#content/texts/results.json' with { type: 'json' }
import { changeOf } from '#site/change.ts'

/** A figure. One that changes is drawn as a change: the old figure struck through, a dashed arrow, the new one. */
export function Change({ value }: { value: string }) {
  const change = changeOf(value, texts)
  if (!change) return value
  const { lead, was, arrow, is } = change
  return (
    <>
      <span className="sr-only">{lead}</span>
      <span className="change-was">{was}</span>
      <span className="change-arrow">
        <span className="sr-only">{arrow}</span>
      </span>
      {is}
    </>
  )
}
