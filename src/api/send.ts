import { type Outgoing, timeLimit } from './requests.ts'

/** What the server said to a submission. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  /** The body as it came; it may be empty or not JSON. */
  readonly text: string
}

interface Options {
  readonly signal: AbortSignal
  /** The part of the upload that is done, 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/**
 * Sends a submission. Rejects with a `TypeError` when the network fails or nothing comes back in time, and with the
 * signal's reason when it is cancelled. Not ky: only XMLHttpRequest reports how far an upload is.
 */
export function send(outgoing: Outgoing, { signal, onProgress }: Options): Promise<Answer> {
  const { url, headers, body } = outgoing
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    request.timeout = timeLimit(outgoing)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total)
    request.onload = () =>
      resolve({ ok: request.status >= 200 && request.status < 300, status: request.status, text: request.responseText })
    request.onerror = () => reject(new TypeError('network failure'))
    request.ontimeout = () => reject(new TypeError('no answer in time'))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(body)
  })
}
