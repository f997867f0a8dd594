import type { ReactNode } from 'react'
import texts from '#content/texts/outbox/list.json' with { type: 'json' }
import { titleOf } from '#offline/form-pages.ts'
import { isWaiting, type PendingForm } from '#offline/outbox/entry.ts'
import { company } from '#site/company.ts'
import { fill } from '#site/fill.ts'

const when = (milliseconds: number) =>
  new Date(milliseconds).toLocaleString(company.language, { dateStyle: 'long', timeStyle: 'short' })

/** The state of an entry, in a sentence. */
function stateOf({ refused, expired, editing, savedAt }: PendingForm): ReactNode {
  if (editing) return texts.editing
  if (refused !== undefined) return <span className="text-madder">{fill(texts.refused, { reason: refused })}</span>
  if (expired) {
    return <span className="text-madder">{fill(texts.expired, { time: when(savedAt) })}</span>
  }
  return fill(texts.since, { time: when(savedAt) })
}

interface Props {
  entry: PendingForm
  /** Renders the button or link that edits it; its label ends with the entry's title for screen readers. */
  edit: (label: ReactNode) => ReactNode
  onRemove: () => void
}

/** A queued submission, with buttons to edit and remove it. */
export function OutboxEntry({ entry, edit, onRemove }: Props) {
  const title = titleOf(entry)
  const label = (text: string) => (
    <>
      <span>{text}</span> <span className="sr-only">{title}</span>
    </>
  )
  return (
    <li className="stitch-t pt-4">
      <p className="font-650">{title}</p>
      {entry.resume && <p className="small text-soft">{fill(texts.file, { name: entry.resume.name })}</p>}
      <p className="small text-soft">{stateOf(entry)}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {edit(label(texts.edit))}
        <button type="button" className="button button-secondary button-small" onClick={onRemove}>
          {label(isWaiting(entry) ? texts.cancel : texts.remove)}
        </button>
      </p>
    </li>
  )
}
