import { errorText, meaningOf } from '#api/answer.ts'
import { post } from '#api/post.ts'
import type { Address, Attempt, Outcome } from './attempt.ts'

/** Sends a form, and says what the server said. Rejects when no answer of the API came, or when it was cancelled. */
export async function send(address: Address, { form, fields, file, signal, onProgress }: Attempt): Promise<Outcome> {
  const { path, timeout, failure } = form
  const answer = await post({ path, fields, file }, { ...address, timeout, signal, onProgress })
  const meaning = meaningOf(answer)
  if (meaning === 'accepted') return { state: 'success' }
  if (meaning === 'foreign') throw new TypeError('something else answered in place of the API')
  return { state: 'error', message: errorText(answer.text) ?? failure.refused, lost: false }
}
