import type { Status } from './use-form.ts'

/**
 * The line under the send button: what is wrong, or that it has arrived; and the way out when nothing came back. The
 * region is always there, so that it is read out.
 */
export function FormStatus({ status, success }: { status: Status; success: string }) {
  return (
    <>
      <p role="status" className="min-h-7 font-650 basis-full">
        {status.state === 'success' && <span className="text-leaf">{success}</span>}
        {status.state === 'saved' && <span className="text-leaf">{status.message}</span>}
        {(status.state === 'error' || status.state === 'invalid') && (
          <span className="text-madder">{status.message}</span>
        )}
      </p>
      {status.state === 'error' && status.later && (
        <button type="button" className="button button-secondary button-small" onClick={status.later}>
          Save and send later
        </button>
      )}
    </>
  )
}
