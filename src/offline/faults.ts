/** Content that could not be saved. The worker records it, and the offline manager shows it. */
import { dated, openSaved } from './cache.ts'

export interface Fault {
  readonly path: string
  /** The status when it was not 200; `other-content` when the hash did not match; `no-answer` when the request failed. */
  readonly reason: number | 'other-content' | 'no-answer'
}

const faultsKey = '/offline-faults'

/** The faults of the last attempt. */
export async function readFaults(): Promise<readonly Fault[]> {
  const answer = await (await openSaved()).match(faultsKey)
  return answer ? answer.json() : []
}

export async function keepFaults(faults: readonly Fault[]) {
  const cache = await openSaved()
  if (faults.length === 0) await cache.delete(faultsKey)
  else await cache.put(faultsKey, dated(JSON.stringify(faults), 'application/json'))
}
