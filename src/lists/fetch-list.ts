import { getDefaultStore } from 'jotai'
import { getJson } from './client.ts'
import { type ListName, type ListValue, readAnswer } from './contract.ts'
import { answersAtom } from './list-store.ts'
import { dayOf, openJobs } from './open-jobs.ts'

/** How an area of the site loads its lists. */
export interface Policy {
  /** Number of retries, after 1 s, 2 s, 4 s and so on up to 30 s. */
  readonly retries: number
  /** Milliseconds after which the next page that needs the list fetches it again. */
  readonly maxAge: number
}

interface Request {
  readonly at: number
  readonly retries: number
  /** Whether the request succeeded. */
  readonly outcome: Promise<boolean>
}

/** The last request of each list in this visit. */
const requests = new Map<ListName, Request>()

async function request(name: ListName, retries: number): Promise<boolean> {
  try {
    const { value, leftOut } = await getJson(`/api/${name}`, { read: json => readAnswer(name, json), retries })
    if (leftOut.length > 0) console.warn(`/api/${name}, left out: ${leftOut.join('; ')}`)
    // On a host without an API the answer is as old as the build.
    const open = name === 'jobs' ? openJobs(value as ListValue<'jobs'>, dayOf(new Date())) : value
    getDefaultStore().set(answersAtom, answers => ({ ...answers, [name]: open }))
    return true
  } catch (error) {
    console.warn(`/api/${name} was not used: ${error instanceof Error ? error.message : String(error)}`)
    // The next page fetches it again.
    requests.delete(name)
    return false
  }
}

/**
 * Fetches a list into `answersAtom`, once for all components that need it. Never rejects: a failure is logged once, because
 * the visitor still sees the last valid list.
 */
export async function fetchList(name: ListName, policy: Policy): Promise<void> {
  const { retries, maxAge } = policy
  const running = requests.get(name)
  if (running && Date.now() - running.at < maxAge) {
    // A page that retries does not accept the failure of a page that does not.
    if (!(await running.outcome) && running.retries < retries) await fetchList(name, policy)
    return
  }
  const outcome = request(name, retries)
  requests.set(name, { at: Date.now(), retries, outcome })
  await outcome
}
