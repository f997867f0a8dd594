import type { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import { longest } from '#forms/fields.ts'
import texts from '#generated/texts/server/confirmation.json' with { type: 'json' }
import notice from '#generated/texts/server/notice.json' with { type: 'json' }
import { fieldLabel } from '#server/field-label.ts'
import type { StoredSubmission, Subscriber } from '#server/storage/index.ts'

const letters = new Intl.Segmenter()

/** The longest start of a text of at most so many characters; letters with their joiners and marks stay whole. */
export const startWithin = (text: string, limit: number) =>
  text.slice(0, letters.segment(text.slice(0, 20 * limit)).containing(limit)?.index)

/** A plain-text mail. Every attempt has the same `messageId`, so that recipients can detect duplicates. */
export interface Mail extends Pick<SendMailOptions, 'replyTo' | 'headers' | 'attachments'> {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
  readonly date: Date
  /** About how many bytes are sent, of a mail with a file. */
  readonly size?: number
}

/** The size of a file in a mail: base64 in lines of 76, beside headers and text. */
const sizeOnWire = (bytes: number) => Math.ceil((bytes * 4 * 78) / (3 * 76)) + 100_000

const { hostname } = new URL(company.siteUrl)

/** In characters. */
const longestHeader = 200

/**
 * Control characters, and what changes the direction of the text after it. Joiners stay: they are part of letters. The place
 * in `=?`, by which mail programs would take what follows for encoded text (RFC 2047), which can hold any of these.
 */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+|(?<==)(?=\?)/gu

/** Text for a header: without control characters (a line break would start another header), at most 200 characters. */
export const oneLine = (text: string, limit = longestHeader) =>
  startWithin(
    text
      .slice(0, 10 * longestHeader)
      .replace(controls, ' ')
      .trim(),
    limit,
  )

/** The name of a file for a header; keeps its ending. Many spaces would hide the ending. */
export function fileName(name: string): string {
  const at = Math.max(name.lastIndexOf('.'), name.length - 10)
  const ending = oneLine(name.slice(at))
  return `${oneLine(name.slice(0, at).replace(/\s+/g, ' '), longestHeader - ending.length)}${ending}`
}

/** An address that every mail server accepts, and that cannot be parsed as two addresses. */
const plainAddress = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u

/** Whether mail can be sent to an address. */
export const canBeMailed = (address: string) => address.length <= longest.address && plainAddress.test(address)

const command = (name: 'show' | 'save', id: string) => `npm run inbox -- ${name} ${id.slice(-7)}`

const attributesOf = (id: string, date: Date, headers = {}) => ({
  messageId: `<${id}@${hostname}>`,
  date,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': company.language, ...headers },
})

/** The body of a notification: all fields that are not empty, short ones first; `note` is about its file. */
function textOf({ id, fields, receivedAt }: StoredSubmission, note: string): string {
  const entries = Object.entries(fields).filter(([, value]) => value.trim() !== '')
  const short = entries.filter(([, value]) => !value.includes('\n') && value.length <= 200)
  const long = entries.filter(entry => !short.includes(entry))
  return [
    ...short.map(([name, value]) => `${fieldLabel(name)}: ${value}`),
    ...long.map(([name, value]) => `\n${fieldLabel(name)}:\n${value}`),
    ...(note ? [`\n${note}`] : []),
    `\n-- \n${new Date(receivedAt).toISOString()}, ${command('show', id)}`,
  ].join('\n')
}

/** The subject, prefixed by the kind unless it already starts with it. Of an application, it is the job. */
export function subjectOf({ kind, subject, name }: StoredSubmission): string {
  const title = notice[kind]
  if (kind === 'careers') return oneLine([`${title}: ${name}`, subject].filter(Boolean).join(', '))
  const begins = subject.toLowerCase().startsWith(title.toLowerCase())
  return oneLine(begins ? subject : `${title}: ${subject || name}`)
}

function noteOf({ id, file }: StoredSubmission, isAttached: boolean): string {
  if (!file) return ''
  const values = { file: fileName(file.name), size: file.size, command: command('save', id) }
  return fill(isAttached ? notice.notScanned : notice.notAttached, values)
}

/**
 * The mail that notifies the company of a submission; Reply-To is the visitor. `content` streams the attached file; without
 * it, the mail tells how to save the file.
 */
export function submissionMail(submission: StoredSubmission, content?: () => Readable): Mail {
  const { id, kind, name, email, file } = submission
  return {
    to: company.notices[kind],
    ...(canBeMailed(email) && { replyTo: { name: oneLine(name), address: email } }),
    subject: subjectOf(submission),
    text: textOf(submission, noteOf(submission, content !== undefined)),
    ...attributesOf(id, new Date(submission.receivedAt)),
    ...(file &&
      content && {
        size: sizeOnWire(file.size),
        attachments: [{ filename: fileName(file.name), contentType: file.type, content: content() }],
      }),
  }
}

/** The links that confirm and end a subscription; `siteUrl` is the origin of this server. */
export const subscriptionLinks = (siteUrl: string, { token }: Pick<Subscriber, 'token'>) => ({
  confirm: `${siteUrl}/api/newsletter/confirm?token=${token}`,
  end: `${siteUrl}/api/newsletter/end?token=${token}`,
})

/** The mail that asks a subscriber for confirmation. */
export function confirmationMail(id: string, subscriber: Subscriber, siteUrl: string): Mail {
  const { confirm, end } = subscriptionLinks(siteUrl, subscriber)
  return {
    to: subscriber.email,
    subject: texts.subject,
    text: `${texts.asked}

${texts.open}
${confirm}

${texts.notYou}
${texts.end}
${end}

${company.legalName}, ${company.addressLine}
`,
    // One-click unsubscribe (RFC 8058).
    ...attributesOf(id, new Date(), {
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
