import { mediaTypeOf } from '#api/media-types.ts'
import { dated, openSaved } from '#offline/cache.ts'
import type { Fault } from '#offline/faults.ts'
import { type Entry, hashLength, isHashed, notFoundPath } from '#offline/list.ts'

/** Something that was not kept, and why. */
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
 * Whether content is what the list names: of a file the very bytes; a page, which hosts may alter, has its own key in it. So
 * no error page, no login page, no other build's page and no HTML in place of a script gets in.
 */
const isPublished = async ({ key, hash, isPage }: Entry, bytes: ArrayBuffer) =>
  isPage ? new TextDecoder().decode(bytes).includes(key) : (await hashOf(bytes)) === hash

/** Of the page that stands for missing ones, hosts say that it is missing; that it is the right one, its key tells. */
const isAnswer = (path: string, status: number) => status === 200 || (path === notFoundPath && status === 404)

/** Asks for a file behind whatever the visitor asks for; addresses with a hash never change, others are asked for afresh. */
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

/** Fetches and keeps one thing. Throws `NotKept` when it cannot be had, another error when there is no room for it. */
export async function keep(entry: Entry) {
  const { path, key } = entry
  const answer = await askFor(path)
  const bytes = await answer.arrayBuffer().catch(() => {
    throw new NotKept({ path, reason: 'no-answer' })
  })
  if (!(await isPublished(entry, bytes))) throw new NotKept({ path, reason: 'other-content' })
  const cache = await openSaved()
  await cache.put(key, dated(bytes, mediaTypeOf(path), answer))
}
