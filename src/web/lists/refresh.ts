import { getJson } from '#api/client.ts'
import { type ListName, type ListValue, readAnswer } from '#api/contract.ts'
import { asOf, dayOf } from '#api/open-jobs.ts'
import { keepAnswer } from './answers.ts'
import type { Policy } from './use-list.ts'

const firstDelay = 1000
const longestDelay = 30_000

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function load<Name extends ListName>(name: Name, retries: number): Promise<ListValue<Name>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { value: answered, leftOut } = readAnswer(name, await getJson(`/api/${name}`))
      // On a host without an API the answer is as old as the build.
      const value = asOf(dayOf(new Date()), name, answered)
      if (leftOut.length > 0) console.warn(`/api/${name}, left out: ${leftOut.join('; ')}`)
      keepAnswer(name, value)
      return value
    } catch (error) {
      if (attempt >= retries) throw error
      await wait(Math.min(firstDelay * 2 ** attempt, longestDelay))
    }
  }
}

interface Asked {
  readonly at: number
  readonly retries: number
  readonly answer: Promise<unknown>
}

/** What is being asked for, and what has come. A failure is forgotten: the next page asks again. */
const asked = new Map<ListName, Asked>()

/**
 * Asks the API for a list, once for all who need it. Nothing when it could not be had; the reason is on the console,
 * once, because the visitor still sees the last good list.
 */
export async function refresh<Name extends ListName>(name: Name, policy: Policy): Promise<ListValue<Name> | undefined> {
  const { retries, keep } = policy
  const known = asked.get(name)
  if (known && Date.now() - known.at < keep) {
    const value = (await known.answer) as ListValue<Name> | undefined
    // A page that retries does not take the failure of one that does not.
    return value === undefined && known.retries < retries ? refresh(name, policy) : value
  }
  const answer = load(name, retries).catch((error: unknown) => {
    console.warn(`/api/${name} was not used: ${error instanceof Error ? error.message : String(error)}`)
    asked.delete(name)
    return undefined
  })
  asked.set(name, { at: Date.now(), retries, answer })
  return answer
}
