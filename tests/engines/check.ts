import { afterAll, afterEach, describe, expect } from 'vitest'
import { findEngines } from './installed.ts'
import type { Options, Session } from './session.ts'
import { startSite } from './site.ts'

const patience = { timeout: 15_000, interval: 50 }

/** Waits until a function of the page returns something true. */
export const until = <Values extends readonly unknown[]>(
  { evaluate }: Session,
  task: (...values: Values) => unknown,
  ...values: Values
) =>
  expect
    .poll(() => evaluate(task as (...values: Values) => unknown, ...values).catch(() => undefined), {
      ...patience,
      message: String(task),
    })
    .toBeTruthy()

/** Waits until React has hydrated the whole page. */
export const hydrated = (session: Session) =>
  until(session, () => {
    const root = document.getElementById('root')
    const key = root && Object.keys(root).find(name => name.startsWith('__reactContainer'))
    const fiber =
      root &&
      key &&
      (root as unknown as Record<string, { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }>)[key]
    return fiber && !fiber.stateNode.current.memoizedState.isDehydrated
  })

/** Opens a page and waits until it is hydrated. */
export async function visit(session: Session, path: string) {
  await session.goto(path)
  await hydrated(session)
}

/** Follows a link to another page. Clicks again if the page moved under the pointer, as when a list has arrived. */
export async function follow(session: Session, selector: string, path: string) {
  const isThere = () => session.evaluate(path => location.pathname === path, path)
  const click = async () => (await isThere()) || session.click(selector).then(isThere, () => false)
  await expect.poll(click, { timeout: 15_000, interval: 1000 }).toBe(true)
}

/** What the page has reported: errors, warnings, rejections, violations of the policy. */
export const reportsOf = ({ evaluate }: Session) => evaluate(() => (window as unknown as { reports: string[] }).reports)

/** What a check uses. */
interface Lab {
  readonly name: string
  /** Opens a window, and closes the one before. */
  open(options?: Options): Promise<Session>
}

/** The built site. The checks of a file share it. */
export const site = await startSite()
afterAll(() => site.close())

/** Registers the same checks for each engine; those of an engine that is missing are skipped. */
export function inEachEngine(register: (lab: Lab) => void) {
  for (const [name, engine] of Object.entries(findEngines())) {
    let window: Session | undefined
    const open = async (options?: Options) => {
      await window?.close()
      window = await engine?.open(site.url, options)
      if (!window) throw new Error(`${name} is missing`)
      return window
    }
    describe.skipIf(!engine)(name, () => {
      afterEach(() => site.reset())
      afterAll(async () => {
        await window?.close()
        await engine?.close()
      })
      register({ name, open })
    })
  }
}
