import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type ClaimedMail, codeOf, mailKinds } from '#server/storage/index.ts'
import { confirmationMail, type Mail, submissionMail } from './messages.ts'
import { type QueueOptions, startQueue } from './queue.ts'

export interface Sender {
  /** Resolves when the mail server has accepted the mail. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Whether a host is this machine, where traffic needs no encryption. */
const isThisMachine = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Creates an SMTP sender. `url` is `smtp://user:password@host:port` or `smtps:`; `from` is an address or `Name <address>`. */
export function smtpSender(url: string, from: string): Sender {
  const { protocol, hostname, searchParams } = new URL(url)
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname) && !searchParams.has('insecure'),
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ size, ...mail }) {
      // A server that says its limit refuses the size before the file is sent.
      const envelope = size === undefined ? {} : { envelope: { from, to: mail.to, size } }
      await transport.sendMail({ ...mail, ...envelope, from })
    },
    close: () => transport.close(),
  }
}

/** Whether the mail server refused this mail or its recipient; any other error affects other mails too. */
const isMessageError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

/** Whether the mail server refused a mail for good, such as for its size: without its file it may be accepted. */
const isRefusedForGood = (error: unknown) =>
  // Without a response, the size was over the limit that the server had said (RFC 1870).
  isMessageError(error) && (!('responseCode' in error) || Number(error.responseCode) >= 500)

/** Whether the mail server does not know a mail's recipient (RFC 5321 section 4.2.1: a 5yz is not repeated). */
const isUnknownRecipient = (error: unknown) =>
  isRefusedForGood(error) && error instanceof Error && 'command' in error && error.command === 'RCPT TO'

/** Failures of a mail with a file after which it is also tried without: some servers end the connection of a large mail. */
const patience = 2

/** Starts sending the mails of the queue, with links to this server at `siteUrl`. */
export function startMailer(sender: Sender, siteUrl: string, options: QueueOptions) {
  const { logError } = options
  const { inbox, subscribers } = options.store

  /** Creates the message of a claimed mail, with its file or without; `undefined` when its subject is deleted. */
  async function messageFor({ id, kind, about }: ClaimedMail, withFile: boolean): Promise<Mail | undefined> {
    if (kind === 'newsletter') {
      const subscriber = await subscribers.find(about)
      return subscriber && confirmationMail(id, subscriber, siteUrl)
    }
    const submission = await inbox.get(about)
    return submission && submissionMail(submission, withFile ? () => Readable.from(inbox.chunks(about)) : undefined)
  }

  /** Sends a mail. If its file is refused or fails again and again, it is sent without. */
  async function send(claimed: ClaimedMail) {
    const mail = await messageFor(claimed, true)
    if (!mail) return
    try {
      await sender.send(mail)
    } catch (error) {
      // An address that a visitor has mistyped: no alarm, and no attempt would succeed.
      if (claimed.kind === 'newsletter' && isUnknownRecipient(error)) return logError(codeOf(error))
      if (!mail.attachments || !(isRefusedForGood(error) || claimed.attempts >= patience)) throw error
      logError(codeOf(error))
      const plain = await messageFor(claimed, false)
      if (plain) await sender.send(plain)
    }
  }

  return startQueue({ kinds: mailKinds.mail, send, isOwn: isMessageError, close: sender.close }, options)
}
