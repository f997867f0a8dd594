import { applicationLimit } from '#forms/application.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }

const megabyte = 1024 * 1024

/** Every limit of what strangers send, except the texts' lengths and the resume's size, which the browser checks too. */
export const limits = {
  /** A body, in bytes; a letter of another script takes nine in a form without scripts. */
  body: { json: 100_000, urlencoded: 250_000, withFile: applicationLimit },
  /** The fields of a body: their number, and the bytes of one in a form with a file. */
  fields: { count: 20, bytes: 100_000, name: 100 },
  /** Characters that a page gives back, above those of any form: it is in memory until its reader has it. */
  page: 60_000,
  /** Characters of an `Idempotency-Key`, of a `Content-Type`, and of a path. */
  key: 200,
  contentType: 200,
  path: 1000,
  /** Bodies that are received at the same time: texts are held in memory (40 MB), files on the disk (768 MB). */
  atOnce: { texts: 400, files: 64, filesOfSender: 2 },
  /** Links of the newsletter that are looked up at the same time: forms wait for the same database. */
  links: { all: 50, ofSender: 10 },
  /** Bytes a second, in any so many seconds. */
  pace: { bytes: 1000, seconds: 10 },
  /** Files and confirmation mails an hour, as parts of the rates of forms a minute: 5 and 60, 3 and 60. */
  hourly: {
    files: { perAddress: 1 / 6, overall: 1 / 10 },
    mails: { perAddress: 1 / 10, overall: 1 / 10 },
  },
  /** Confirmation mails a day to one mailbox, however it is spelled. */
  mailsPerMailbox: 10,
  /** Free space of the disk below which no file is taken, so that text still is: bytes, and a part of the disk. */
  room: { bytes: 1000 * megabyte, part: 0.1 },
  /** A connection: its requests, those that wait for their response, and milliseconds in which nothing moves. */
  connection: { requests: 1000, unanswered: 10, idle: 120_000 },
} as const

/** A refused request: the HTTP status and the message for the sender. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 503,
    message: string,
    /** Value of `Retry-After`, in seconds. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** The refusal of a sender over the rate limit; `wait` in seconds. */
export const tooMany = (wait: number) => new Refusal(429, texts.tooMany, wait)
