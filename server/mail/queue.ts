import { type ClaimedMail, codeOf, type MailKinds, type Store } from '#server/storage/index.ts'

export interface Channel {
  readonly kinds: MailKinds
  /** Resolves when it has been accepted. */
  send(claimed: ClaimedMail): Promise<void>
  /** Whether an error is about this one only; any other affects the next ones too. */
  isOwn(error: unknown): boolean
  close?(): void
}

export interface QueueOptions {
  readonly store: Store
  readonly logError: (code: string) => void
  readonly now?: () => number
}

const minute = 60_000
const [shortest, longest] = [minute, 6 * 60 * minute]

/** How often the queue is polled, in milliseconds: for mails of other processes, and one that came as a run ended. */
const pollInterval = 15_000

/** Delay after a number of attempts, in milliseconds: 1, 2, 4 minutes and so on, up to 6 hours. */
const retryDelay = (attempts: number) => Math.min(longest, shortest * 2 ** (attempts - 1))

/** The code of what went wrong for the log, such as `CERT_HAS_EXPIRED` rather than `ESOCKET`: a message could contain an address. */
function causeOf(error: unknown): string {
  if (error instanceof Error && 'originalCode' in error) return String(error.originalCode)
  return codeOf((error instanceof Error && error.cause) || error)
}

/** The error message for the inbox, on one line and at most 300 characters. */
export const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).slice(0, 3000).replace(/\s+/g, ' ').slice(0, 300)

/** Starts sending what is queued for a channel: on `wake`, and at every poll. */
export function startQueue(channel: Channel, { store, logError, now = Date.now }: QueueOptions) {
  const { clock, mailQueue } = store
  let stopped = false
  let running: Promise<void> | undefined
  /** Whether waiting mails were made due once after the start, because the cause of failures may be fixed. */
  let madeDue = false

  /** Sends a mail, or postpones it. Resolves with `true` when the failure may affect other mails too. */
  async function trySending(claimed: ClaimedMail): Promise<boolean> {
    try {
      await channel.send(claimed)
    } catch (error) {
      logError(causeOf(error))
      await mailQueue.postpone(claimed.id, reasonOf(error), now() + retryDelay(claimed.attempts + 1))
      return !channel.isOwn(error)
    }
    await mailQueue.sent(claimed.id)
    return false
  }

  async function sendAll() {
    const givenUp = (await clock.isBelieved(now())) ? await mailQueue.giveUp(now()) : 0
    if (givenUp > 0) logError(`GIVEN_UP_ON_${givenUp}`)
    // Later, only those that were scheduled while the clock was ahead.
    await mailQueue.makeDue(now(), channel.kinds, madeDue ? now() + longest : now())
    madeDue = true
    // One mail alone can break a connection. Two failures in a row mean that the other side is unavailable.
    for (let failures = 0; failures < 2 && !stopped; ) {
      const claimed = await mailQueue.claim(now(), channel.kinds)
      if (!claimed) return
      failures = (await trySending(claimed)) ? failures + 1 : 0
    }
  }

  function run() {
    if (stopped) return
    running ??= sendAll()
      // The database is unavailable: claims expire, and the mails are sent later.
      .catch((error: unknown) => logError(codeOf(error)))
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(run, pollInterval)
  run()
  return {
    wake: run,
    /** Resolves when no mail is being sent. */
    settled: async () => {
      while (running) await running
    },
    /** Stops after the current mail. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      channel.close?.()
    },
  }
}

export type Queue = ReturnType<typeof startQueue>
