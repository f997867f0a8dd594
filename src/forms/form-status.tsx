import texts from '#generated/texts/forms/common.json' with { type: 'json' }
import type { Status } from './status.ts'

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
  const text = 'message' in status ? status.message : status.state === 'success' && success
  const isProblem = status.state === 'invalid' || status.state === 'error'
  return (
    <>
      <p role="status" className="font-650 basis-full">
        {text && <span className={isProblem ? 'text-madder' : 'text-leaf'}>{text}</span>}
      </p>
      {onKeep && status.state === 'error' && status.lost && (
        <button type="button" className="button button-secondary button-small" onClick={onKeep}>
          {texts.keep}
        </button>
      )}
    </>
  )
}
