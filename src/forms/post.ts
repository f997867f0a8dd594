import type { Answer } from './answer.ts'
import { requestParts, type Submission } from './submission.ts'

interface Options {
  /** Absolute URL. */
  readonly url: string
  readonly key: string | undefined
  /** Timeout in milliseconds. */
  readonly timeout: number
  readonly signal: AbortSignal
  /** Receives the upload progress, from 0 to 1. */
  readonly onProgress: (part: number) => void
}

/**
 * Sends a submission once. Rejects with a `TypeError` on a network failure or timeout, and with the signal's reason when
 * aborted. Uses XMLHttpRequest, because fetch does not report upload progress.
 */
export function post(submission: Submission, { url, key, timeout, signal, onProgress }: Options): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const { headers, body } = requestParts(submission, key)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    // Firefox otherwise parses an answer without a type as XML, and reports that an empty one has no root element.
    request.responseType = 'text'
    request.timeout = timeout
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    request.onload = () =>
      resolve({
        status: request.status,
        redirected: request.responseURL !== url,
        type: request.getResponseHeader('Content-Type') ?? '',
        text: request.responseText,
      })
    request.onerror = () => reject(new TypeError('network failure'))
    request.ontimeout = () => reject(new TypeError('no answer in time'))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(body)
  })
}
