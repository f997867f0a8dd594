import type { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import { jobOf } from '#api/forms/application.ts'
import { longest } from '#api/forms/fields.ts'
import type { StoredSubmission, Subscriber } from '#server/storage/index.ts'
import { company } from '#site/company.ts'

/** A plain-text mail. Every attempt has the same `messageId`, so that recipients can detect duplicates. */
export interface Mail extends Pick<SendMailOptions, 'replyTo' | 'headers' | 'attachments'> {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
  readonly date: Date
}

const { hostname } = new URL(company.siteUrl)

const titles: Readonly<Record<StoredSubmission['kind'], string>> = {
  contact: 'Message',
  support: 'Support request',
  partnership: 'Partnership',
  careers: 'Application',
}

/** Maximum length of a text in a header, in characters. */
const longestHeader = 200

/** Characters of a text that are looked at, so that none of any length is: spaces before it may take some. */
const start = (text: string) => text.slice(0, 10 * longestHeader)

/** Text for a header: control characters removed (a line break would start another header), at most 200 characters. */
export const oneLine = (text: string) =>
  start(text)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longestHeader)

/** An address that every mail server accepts, and that cannot be parsed as two addresses. */
const plainAddress = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u

/** Whether mail can be sent to an address. */
export const canBeMailed = (address: string) => address.length <= longest.address && plainAddress.test(address)

/** The body of a notification: all fields that are not empty, short ones first. */
function textOf({ id, fields, receivedAt }: StoredSubmission): string {
  const entries = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const short = entries.filter(([, value]) => !value.includes('\n') && value.length <= 200)
  const long = entries.filter(entry => !short.includes(entry))
  return [
    ...short.map(([name, value]) => `${name}: ${value}`),
    ...long.map(([name, value]) => `\n${name}:\n${value}`),
    `\n-- \n${new Date(receivedAt).toISOString()}, npm run inbox -- show ${id.slice(-7)}`,
  ].join('\n')
}

/** The subject, prefixed by the kind unless it already starts with it. */
function subjectOf({ kind, subject, name, fields }: StoredSubmission): string {
  const title = titles[kind]
  if (kind === 'careers') return oneLine([`${title}: ${name}`, jobOf(fields)].filter(Boolean).join(', '))
  const begins = subject.toLowerCase().startsWith(title.toLowerCase())
  return oneLine(begins ? subject : `${title}: ${subject || name}`)
}

/** The mail that notifies the company of a submission; Reply-To is the visitor. `content` streams the attached file. */
export function submissionMail(submission: StoredSubmission, content: () => Readable): Mail {
  const { id, kind, name, email, file } = submission
  return {
    to: company.notices[kind],
    ...(canBeMailed(email) && { replyTo: { name: oneLine(name), address: email } }),
    subject: subjectOf(submission),
    text: textOf(submission),
    messageId: `<${id}@${hostname}>`,
    date: new Date(submission.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(file && {
      attachments: [{ filename: oneLine(file.name), contentType: file.type, content: content() }],
    }),
  }
}

/** The links that confirm and end a subscription; `siteUrl` is the origin of this server. */
export const subscriptionLinks = (siteUrl: string, { token }: Pick<Subscriber, 'token'>) => ({
  confirm: `${siteUrl}/api/newsletter/confirm?token=${token}`,
  end: `${siteUrl}/api/newsletter/end?token=${token}`,
})

/** The mail that asks a subscriber for confirmation. */
export function confirmationMail(id: string, subscriber: Subscriber, siteUrl: string): Mail | undefined {
  if (!canBeMailed(subscriber.email)) return undefined
  const { confirm, end } = subscriptionLinks(siteUrl, subscriber)
  return {
    to: subscriber.email,
    subject: `Please confirm your subscription to the ${company.name} newsletter`,
    text: `You, or someone using your address, asked us to send you the ${company.name} newsletter.

To confirm, open this link and press the button:
${confirm}

If it wasn’t you, do nothing. We won’t send anything, and we delete the address after 7 days.
To delete it now, or to unsubscribe at any time:
${end}

${company.legalName}, ${company.addressLine}
`,
    messageId: `<${id}@${hostname}>`,
    date: new Date(),
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One-click unsubscribe (RFC 8058).
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
