import { objectIn, stored } from '#ui/stored.ts'
import { type FormName, idempotencyKey, type Submission } from './submission.ts'

/** Milliseconds in which the same content is taken for a repetition, such as after a reload, and keeps its key. */
const limit = 60_000

/** Of this tab, so that a submission from another one does not overwrite it. */
const storageOf = (form: FormName) => stored(`sent:${form}`, () => sessionStorage)

/** A hash of a submission's content alone, without its draft. */
const contentOf = (submission: Submission) => idempotencyKey('', submission)

interface Sent {
  readonly content: string
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Remembers the key of a submission that was sent or queued. */
export async function rememberSent(form: FormName, submission: Submission, key: string) {
  const sent: Sent = { content: await contentOf(submission), key, at: Date.now() }
  storageOf(form).write(JSON.stringify(sent))
}

/** The key of the form's last submission, if it had the same content and was sent less than a minute ago. */
export async function repeatedKey(form: FormName, submission: Submission): Promise<string | undefined> {
  const { content, key, at = 0 } = objectIn<Sent>(storageOf(form).read())
  return Math.abs(Date.now() - at) < limit && content === (await contentOf(submission)) ? key : undefined
}
