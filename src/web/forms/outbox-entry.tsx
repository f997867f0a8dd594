import type { ReactNode } from 'react'
import { type Entry, isWaiting } from '#offline/outbox/entry.ts'
import { titleOf } from '#offline/page/form-pages.ts'

const when = (milliseconds: number) =>
  new Date(milliseconds).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })

/** Where an entry stands, in a sentence. */
function standing({ refused, expired, editing, savedAt }: Entry): ReactNode {
  if (editing) return 'You began to change it: it stays here as it was, and is not sent before you send the form.'
  if (refused !== undefined) return <span className="text-madder">Not accepted: {refused}</span>
  if (expired) {
    return (
      <span className="text-madder">
        Given up: it could not be sent within 7 days of {when(savedAt)}. Edit it to send it again.
      </span>
    )
  }
  return `Waiting for the network since ${when(savedAt)}.`
}

interface Props {
  entry: Entry
  /** The way to edit it; its text is followed by the entry's title for screen readers. */
  edit: (label: ReactNode) => ReactNode
  onRemove: () => void
}

/** One submission that is not sent yet, and what can be done with it. */
export function OutboxEntry({ entry, edit, onRemove }: Props) {
  const title = titleOf(entry)
  const label = (text: string) => (
    <>
      {text} <span className="sr-only">{title}</span>
    </>
  )
  return (
    <li className="stitch-t pt-4">
      <p className="font-650">{title}</p>
      {entry.resume && <p className="small text-soft">With {entry.resume.name}</p>}
      <p className="small text-soft">{standing(entry)}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {edit(label('Edit'))}
        <button type="button" className="button button-secondary button-small" onClick={onRemove}>
          {label(isWaiting(entry) ? 'Cancel' : 'Remove')}
        </button>
      </p>
    </li>
  )
}
