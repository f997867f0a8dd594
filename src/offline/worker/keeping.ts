import { mediaTypeOf } from '#api/media-types.ts'
import { dated, openSaved } from '#offline/cache.ts'
import type { Fault } from '#offline/faults.ts'
import { hashLength, isHashed, notFoundPath, type OfflineFile } from '#offline/list.ts'

/** A page or file that was not saved, and why. */
export class NotKept extends Error {
  override name = 'NotKept'
  constructor(readonly fault: Fault) {
    super(`${fault.path}: ${fault.reason}`)
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength)
}

/**
 * Whether content matches the list: a file by its hash; a page, which hosts may alter, by the key that it contains. This
 * rejects error pages, login pages, pages of other builds, and HTML in place of a script.
 */
const isPublished = async ({ key, hash, isPage }: OfflineFile, bytes: ArrayBuffer) =>
  isPage ? new TextDecoder().decode(bytes).includes(key) : (await hashOf(bytes)) === hash

/** Hosts may send the 404 page with status 404; its key shows that it is the right page. */
const isAnswer = (path: string, status: number) => status === 200 || (path === notFoundPath && status === 404)

/** Fetches with low priority. Paths with a hash may come from the HTTP cache; others are revalidated. */
export async function askFor(path: string): Promise<Response> {
  const answer = await fetch(path, {
    cache: isHashed(path) ? 'default' : 'no-cache',
    priority: 'low',
    redirect: 'manual',
  }).catch(() => {
    throw new NotKept({ path, reason: 'no-answer' })
  })
  if (answer.type === 'opaqueredirect') throw new NotKept({ path, reason: 'other-content' })
  if (!isAnswer(path, answer.status)) throw new NotKept({ path, reason: answer.status })
  return answer
}

/** Fetches and saves one page or file. Throws `NotKept` when it cannot be fetched, another error when storage is full. */
export async function keep(entry: OfflineFile) {
  const { path, key } = entry
  const answer = await askFor(path)
  const bytes = await answer.arrayBuffer().catch(() => {
    throw new NotKept({ path, reason: 'no-answer' })
  })
  if (!(await isPublished(entry, bytes))) throw new NotKept({ path, reason: 'other-content' })
  const cache = await openSaved()
  await cache.put(key, dated(bytes, mediaTypeOf(path), answer))
}
