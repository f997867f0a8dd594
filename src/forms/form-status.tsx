import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import type { Status } from './status.ts'

/** The text of the status and its colour. */
function lineOf(
  status: Status,
  success: string | undefined,
): readonly [string, 'text-leaf' | 'text-madder'] | undefined {
  if (status.state === 'success' && success) return [success, 'text-leaf']
  if ('message' in status) return [status.message, status.state === 'saved' ? 'text-leaf' : 'text-madder']
  return undefined
}

interface Props {
  status: Status
  /** The text after a success; omitted for forms whose patch says it. */
  success?: string
  /** Queues a submission that got no answer; omitted for forms that are never queued. */
  onKeep?: () => void
}

/**
 * The status under the send button, and a button that queues a submission that got no answer. The live region is always in
 * the page, so that screen readers announce its changes.
 */
export function FormStatus({ status, success, onKeep }: Props) {
  const [text, colour] = lineOf(status, success) ?? []
  return (
    <>
      <p role="status" className="font-650 basis-full">
        {text && <span className={colour}>{text}</span>}
      </p>
      {onKeep && status.state === 'error' && status.lost && (
        <button type="button" className="button button-secondary button-small" onClick={onKeep}>
          {texts.keep}
        </button>
      )}
    </>
  )
}
