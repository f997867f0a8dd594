import { Readable } from 'node:stream'
import { type ClaimedMail, codeOf, type Store } from '#server/storage/index.ts'
import { confirmationMail, type Mail, submissionMail } from './messages.ts'
import { isMessageError, reasonOf, type Sender } from './smtp.ts'

interface Dependencies {
  readonly store: Store
  readonly sender: Sender
  /** Where this server is reached, for links. */
  readonly siteUrl: string
  /** Hears the code of an error: its words could hold an address. */
  readonly logError: (code: string) => void
  readonly now?: () => number
}

const minute = 60_000
const [shortest, longest] = [minute, 6 * 60 * minute]

/** How often the queue is looked at, for what other processes have put there. */
const pollInterval = 15_000

/** Mails in hand at a time. */
const batchSize = 5

/** The pause of a mail that was claimed and not tried, in milliseconds: short, and at random, so that mails part. */
const releaseDelay = () => Math.round(minute * (0.2 + 0.7 * Math.random()))

/** The pause after so many attempts: 1, 2, 4 minutes and so on, at most 6 hours. */
export const retryDelay = (attempts: number) => Math.min(longest, shortest * 2 ** (attempts - 1))

/** Sends what waits in the queue, whenever something has come in and every now and then. */
export function startMailer({ store, sender, siteUrl, logError, now = Date.now }: Dependencies) {
  const { mailQueue, inbox, subscribers } = store
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  /** What kept mails from going before the start may have been mended: all of them are tried once. */
  let madeDue = false

  /** Nothing when what it tells of is gone. */
  async function messageFor({ id, kind, about }: ClaimedMail): Promise<Mail | undefined> {
    if (kind === 'newsletter') {
      const subscriber = await subscribers.find(about)
      return subscriber && confirmationMail(id, subscriber, siteUrl)
    }
    const submission = await inbox.get(about)
    return submission && submissionMail(submission, () => Readable.from(inbox.chunks(submission.id)))
  }

  /** Sends a mail, or postpones it; gives whether its fault could meet the next mail too. */
  async function trySending(claimed: ClaimedMail): Promise<boolean> {
    try {
      const mail = await messageFor(claimed)
      if (mail) await sender.send(mail)
    } catch (error) {
      logError(codeOf(error))
      await mailQueue.postpone(claimed.id, reasonOf(error), now() + retryDelay(claimed.attempts + 1))
      return !isMessageError(error)
    }
    await mailQueue.sent(claimed.id)
    return false
  }

  async function sendAll() {
    await mailQueue.giveUp(now())
    if (!madeDue) await mailQueue.makeDue(now())
    madeDue = true
    // One mail can break a connection by itself; the mail server is away when two have failed, one after the other.
    let failures = 0
    while (failures < 2) {
      const claimed = stopped ? [] : await mailQueue.claim(now(), batchSize)
      if (claimed.length === 0) return
      for (const one of claimed) {
        if (stopped) await mailQueue.release(one.id, now())
        else if (failures < 2) failures = (await trySending(one)) ? failures + 1 : 0
        else await mailQueue.release(one.id, now() + releaseDelay())
      }
    }
  }

  function run() {
    if (stopped) return
    again = running !== undefined
    running ??= sendAll()
      // The database is not there: what was claimed is taken up again later.
      .catch((error: unknown) => logError(codeOf(error)))
      .finally(() => {
        running = undefined
        if (again) run()
      })
  }

  const timer = setInterval(run, pollInterval)
  run()
  return {
    /** Something has come in. */
    wake: run,
    /** Resolves when nothing is being sent. */
    settled: async () => {
      while (running) await running
    },
    /** Ends after the mail that is under way. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      sender.close()
    },
  }
}
