import { Readable } from 'node:stream'
import { type ClaimedMail, codeOf, mailKinds, type Store } from '#server/storage/index.ts'
import { confirmationMail, type Mail, submissionMail } from './messages.ts'
import { type Channel, startQueue } from './queue.ts'
import { causeOf, isContentRefused, isMessageError, type Sender } from './smtp.ts'

interface Dependencies {
  readonly store: Pick<Store, 'clock' | 'mailQueue' | 'inbox' | 'subscribers'>
  readonly sender: Sender
  /** Origin of this server, for links. */
  readonly siteUrl: string
  readonly logError: (code: string) => void
  readonly now?: () => number
}

/** Starts sending the mails of the queue. */
export function startMailer({ store, sender, siteUrl, logError, now }: Dependencies) {
  const { inbox, subscribers } = store

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

  const channel: Channel = {
    kinds: mailKinds.mail,
    /** If the file is refused, the mail is sent without it. */
    async send(claimed) {
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
    },
    isOwn: isMessageError,
    codeOf: causeOf,
    close: () => sender.close(),
  }
  return startQueue(channel, { store, logError, now })
}
