/**
 * Storage, workers and locks may be missing, or the visitor may forbid them: then access throws, or a call throws or rejects.
 */

/** The result of such a call; `undefined` where it is not possible. */
export function tryTo<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/** The same for a call that returns a promise. */
export async function ifAllowed<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call()
  } catch {
    return undefined
  }
}

/** The browser's service workers, if it has them. */
export const serviceWorkers = () => tryTo(() => navigator.serviceWorker)

export const registration = () => ifAllowed(async () => serviceWorkers()?.getRegistration())

/**
 * Runs while holding a Web Lock, or without it where locks are not possible. With `ifAvailable`, `free` is false when another
 * one holds the lock.
 */
export async function withLock<Result>(
  name: string,
  run: (free: boolean) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  let ran = false
  try {
    return await navigator.locks.request(name, options, lock => {
      ran = true
      return run(lock !== null)
    })
  } catch (error) {
    if (ran) throw error
    return run(true)
  }
}
