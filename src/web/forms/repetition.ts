import { type FormName, keyOf, type Submission } from '#api/submission.ts'
import { stored } from '#web/ui/stored.ts'

/** Milliseconds in which the same content is taken for a repetition, such as after a reload, and keeps its key. */
const limit = 60_000

const storageOf = (form: FormName) => stored(`sent:${form}`)

/** A hash of a submission's content alone, without its draft. */
const contentOf = (submission: Submission) => keyOf('', submission)

/** Remembers the key of a submission that was sent or queued. */
export async function rememberSent(form: FormName, submission: Submission, key: string) {
  storageOf(form).write(JSON.stringify({ content: await contentOf(submission), key, at: Date.now() }))
}

/** The key of the form's last submission, if it had the same content and was sent less than a minute ago. */
export async function repeatedKey(form: FormName, submission: Submission): Promise<string | undefined> {
  const text = storageOf(form).read()
  if (text === undefined) return undefined
  const { content, key, at } = JSON.parse(text)
  return Date.now() - at < limit && content === (await contentOf(submission)) ? key : undefined
}
