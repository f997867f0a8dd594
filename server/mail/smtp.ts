import { createTransport } from 'nodemailer'
import type { Mail } from './messages.ts'

/** Sends mails. */
export interface Sender {
  /** Resolves once the mail server has taken it. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** On this machine nobody listens in between. */
const isThisMachine = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** `smtp:` begins in clear text: where the server offers no TLS, nothing is sent unless that is wanted. */
function requiresTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url)
  return protocol === 'smtp:' && !isThisMachine(hostname) && !searchParams.has('insecure')
}

/** Sends by SMTP: `url` is `smtp://user:password@host:port` or `smtps:`, `from` an address or `Name <address>`. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: requiresTls(url),
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ replyTo, headers, attachments, ...mail }) {
      await transport.sendMail({
        from,
        ...mail,
        ...(replyTo && { replyTo: { ...replyTo } }),
        ...(headers && { headers: { ...headers } }),
        ...(attachments && { attachments: attachments.map(attachment => ({ ...attachment })) }),
      })
    },
    close: () => transport.close(),
  }
}

/** Whether the mail server has refused this mail or its recipient: with any other fault, the next mail will meet it too. */
export const isMessageError = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

/** Why it was not sent, for the inbox; without the words of anybody's mail. */
export const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)
