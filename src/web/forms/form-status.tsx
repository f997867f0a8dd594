import texts from '#content/texts/forms/common.json' with { type: 'json' }
import type { Status } from './status.ts'

/** What the line says, and in which colour. */
function lineOf(status: Status, success: string): readonly [string, 'text-leaf' | 'text-madder'] | undefined {
  if (status.state === 'success') return [success, 'text-leaf']
  if ('message' in status) return [status.message, status.state === 'saved' ? 'text-leaf' : 'text-madder']
  return undefined
}

interface Props {
  status: Status
  /** Said when it has arrived. */
  success: string
  /** Keeps what was lost, to be sent later; without, the form wants an answer at once. */
  onKeep?: () => void
}

/**
 * The line under the send button: what is wrong, or that it has arrived; and the way out when nothing came back. The
 * region is always there, so that it is read out.
 */
export function FormStatus({ status, success, onKeep }: Props) {
  const [text, colour] = lineOf(status, success) ?? []
  return (
    <>
      <p role="status" className="min-h-7 font-650 basis-full">
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
