import { Readable } from 'node:stream'
import { type ClaimedMail, codeOf, lease, type Store } from '#server/storage/index.ts'
import { confirmationMail, type Mail, submissionMail } from './messages.ts'
import { causeOf, isContentRefused, isMessageError, reasonOf, type Sender } from './smtp.ts'

interface Dependencies {
  readonly store: Store
  readonly sender: Sender
  /** Origin of this server, for links. */
  readonly siteUrl: string
  /** Receives the code of an error; its message could contain an address. */
  readonly logError: (code: string) => void
  readonly now?: () => number
}

const minute = 60_000
const [shortest, longest] = [minute, 6 * 60 * minute]

/** How often the queue is polled for mails of other processes, in milliseconds. */
const pollInterval = 15_000

/** Mails claimed at a time. */
const batchSize = 5

/** Delay of a mail that was claimed but not attempted, in milliseconds; short, with jitter. */
const releaseDelay = () => Math.round(minute * (0.2 + 0.7 * Math.random()))

/** Delay after a number of attempts, in milliseconds: 1, 2, 4 minutes and so on, up to 6 hours. */
export const retryDelay = (attempts: number) => Math.min(longest, shortest * 2 ** (attempts - 1))

/** Starts sending queued mails: on `wake`, and at every poll. */
export function startMailer({ store, sender, siteUrl, logError, now = Date.now }: Dependencies) {
  const { clock, mailQueue, inbox, subscribers } = store
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  /** Whether waiting mails were made due once after the start, because the cause of failures may be fixed. */
  let madeDue = false

  /** Creates the message of a claimed mail, with its file or without; `undefined` when its subject is deleted. */
  async function messageFor({ id, kind, about }: ClaimedMail, withFile: boolean): Promise<Mail | undefined> {
    if (kind === 'newsletter') {
      const subscriber = await subscribers.find(about)
      return subscriber && confirmationMail(id, subscriber, siteUrl)
    }
    const submission = await inbox.get(about)
    if (!submission) return undefined
    return submissionMail(submission, withFile ? () => Readable.from(inbox.chunks(submission.id)) : undefined)
  }

  /** Sends a mail. If its file is refused, the mail is sent without it. */
  async function send(claimed: ClaimedMail) {
    const mail = await messageFor(claimed, true)
    if (!mail) return
    try {
      await sender.send(mail)
    } catch (error) {
      if (!mail.attachments || !isContentRefused(error)) throw error
      logError(codeOf(error))
      const plain = await messageFor(claimed, false)
      if (plain) await sender.send(plain)
    }
  }

  /** Sends a mail, or postpones it. Resolves with `true` when the failure may affect other mails too. */
  async function trySending(claimed: ClaimedMail): Promise<boolean> {
    try {
      await send(claimed)
    } catch (error) {
      logError(causeOf(error))
      await mailQueue.postpone(claimed.id, reasonOf(error), now() + retryDelay(claimed.attempts + 1))
      return !isMessageError(error)
    }
    await mailQueue.sent(claimed.id)
    return false
  }

  /** Sends claimed mails while fewer than two failures follow each other. Resolves with that number. */
  async function sendClaimed(claimed: readonly ClaimedMail[], failedBefore: number): Promise<number> {
    let failures = failedBefore
    const ids = claimed.map(({ id }) => id)
    const renew = () => mailQueue.renew(ids, now()).catch((error: unknown) => logError(codeOf(error)))
    const renewTimer = setInterval(() => void renew(), lease / 4)
    try {
      for (const one of claimed) {
        if (stopped) await mailQueue.release(one.id, now())
        else if (failures < 2) failures = (await trySending(one)) ? failures + 1 : 0
        else await mailQueue.release(one.id, now() + releaseDelay())
      }
      return failures
    } finally {
      clearInterval(renewTimer)
    }
  }

  async function sendAll() {
    if (await clock.isBelieved(now())) await mailQueue.giveUp(now())
    if (!madeDue) await mailQueue.makeDue(now())
    madeDue = true
    // One mail alone can break a connection. Two failures in a row mean that the mail server is unavailable.
    let failures = 0
    while (failures < 2) {
      const claimed = stopped ? [] : await mailQueue.claim(now(), batchSize)
      if (claimed.length === 0) return
      failures = await sendClaimed(claimed, failures)
    }
  }

  function run() {
    if (stopped) return
    again = running !== undefined
    running ??= sendAll()
      // The database is unavailable: claims expire, and the mails are sent later.
      .catch((error: unknown) => logError(codeOf(error)))
      .finally(() => {
        running = undefined
        if (again) run()
      })
  }

  const timer = setInterval(run, pollInterval)
  run()
  return {
    /** Checks the queue now. */
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
      sender.close()
    },
  }
}
