import type { Status } from './use-form.ts'

/** What the line says, and in which colour. */
function lineOf(status: Status, success: string): readonly [string, 'text-leaf' | 'text-madder'] | undefined {
  if (status.state === 'success') return [success, 'text-leaf']
  if ('message' in status) return [status.message, status.state === 'saved' ? 'text-leaf' : 'text-madder']
  return undefined
}

/**
 * The line under the send button: what is wrong, or that it has arrived; and the way out when nothing came back. The
 * region is always there, so that it is read out.
 */
export function FormStatus({ status, success }: { status: Status; success: string }) {
  const [text, colour] = lineOf(status, success) ?? []
  return (
    <>
      <p role="status" className="min-h-7 font-650 basis-full">
        {text && <span className={colour}>{text}</span>}
      </p>
      {'later' in status && (
        <button type="button" className="button button-secondary button-small" onClick={status.later}>
          Save and send later
        </button>
      )}
    </>
  )
}
