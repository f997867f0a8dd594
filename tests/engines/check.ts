import { afterAll, afterEach, describe, expect } from 'vitest'
import { findEngines } from './engines.ts'
import { noAnswer, type Session } from './session.ts'
import { startSite } from './site.ts'

export const until = <Values extends readonly unknown[]>(
  { evaluate }: Session,
  task: (...values: Values) => unknown,
  ...values: Values
) => expect.poll(() => evaluate(task, ...values).then(Boolean), { timeout: 60_000, message: String(task) }).toBe(true)

export const hydrated = (session: Session) =>
  until(session, () => document.documentElement.dataset.hydrated !== undefined)

export async function visit(session: Session, path: string) {
  await session.goto(path)
  await hydrated(session)
}

/** Follows a link. Clicks again if the page moved under the pointer, as when a list has arrived. */
export async function follow(session: Session, selector: string) {
  const pathOf = () => session.evaluate(() => location.pathname)
  const before = await pathOf()
  const click = async () => {
    if ((await pathOf()) === before) await session.click(selector)
    return pathOf()
  }
  await expect.poll(click, { timeout: 60_000, interval: 1000 }).not.toBe(before)
}

export const isShown = (session: Session, selector: string, wanted = true) =>
  until(
    session,
    (at, wanted) => [...document.querySelectorAll(at)].some(({ clientHeight }) => clientHeight > 0) === wanted,
    selector,
    wanted,
  )

export const hasFocus = (session: Session, selector: string) =>
  until(session, at => document.activeElement?.matches(at), selector)

/** What the page has reported: errors, warnings, rejections, violations of the policy. */
export const reportsOf = ({ evaluate }: Session) =>
  evaluate(() => (window as unknown as { reports: readonly string[] }).reports)

export const site = await startSite()
afterAll(() => site.close())

interface Lab {
  readonly name: string
  /** The window that the checks of a file share. */
  readonly session: () => Promise<Session>
  readonly reopen: (isForbidding?: boolean) => Promise<Session>
}

/** Registers the same checks for each engine. Those of an engine that is missing are skipped. */
export function inEachEngine(register: (lab: Lab) => void) {
  for (const [name, engine] of Object.entries(findEngines())) {
    let window: Promise<Session> | undefined
    const open = (isForbidding?: boolean) => engine?.open(site.url, isForbidding) ?? Promise.reject(new Error(name))
    const close = async () => (await window)?.close()
    const session = () => (window ??= open())
    const reopen = (isForbidding?: boolean) => (window = close().then(() => open(isForbidding)))
    // A driver that hangs says nothing about the site: its check runs once more, in another window.
    describe.skipIf(!engine)(name, { retry: { count: 1, condition: new RegExp(noAnswer) } }, () => {
      afterEach(async ({ task }) => {
        site.reset()
        if (task.result?.errors?.some(({ message }) => message.includes(noAnswer))) await reopen()
      })
      afterAll(close)
      register({ name, session, reopen })
    })
  }
}
