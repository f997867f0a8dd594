import { createHash } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import { readConfig } from '#server/config.ts'
import { runInbox } from '#server/inbox/run.ts'
import { type NewSubmission, openStore, type Store } from '#server/storage/index.ts'
import { type Database, freshDatabase } from './database.ts'

const start = Date.UTC(2026, 0, 15, 12)

export const pdf = Buffer.from('%PDF-1.7 a resume')

export const submission = (
  values: Record<string, string> = {},
  kind: 'contact' | 'support' = 'contact',
): NewSubmission => ({
  kind,
  form: 'contact',
  key: undefined,
  fields: { name: 'Ayesha', email: 'ayesha@visitor.example', subject: 'Tills', message: 'Words.', ...values },
})

export const application = (email: string, coverLetter = 'A letter.\nOf two lines.', job = ''): NewSubmission => ({
  kind: 'careers',
  form: 'job-apply',
  key: undefined,
  fields: { fullName: 'Karim', email, phone: '', linkedinProfile: '', portfolioUrl: '', coverLetter },
  job,
  file: {
    name: 'cv of Karim.pdf',
    type: 'application/pdf',
    size: pdf.length,
    chunks: async function* () {
      yield pdf
    },
    sha256: createHash('sha256').update(pdf).digest('hex'),
  },
})

export const subscription = (email: string): NewSubmission => ({
  kind: 'newsletter',
  form: 'newsletter',
  key: undefined,
  fields: { email },
})

interface Ran {
  /** Standard output and standard error of a command. */
  readonly out: string
  readonly complaints: string
  readonly status: number
  readonly json: () => { [name: string]: unknown }[]
}

/** The terminal of a command: its width (none for a file) and the answer to questions. */
interface Where {
  readonly width?: number | undefined
  readonly answer?: boolean
}

/** Opens an inbox over an empty database for each test of a file. */
export function openInbox() {
  let database: Database
  let store: Store
  let time = start
  beforeEach(async () => {
    database = await freshDatabase()
    time = start
    store = await openStore({ url: database.url, now: () => time })
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  async function inbox(line: string | readonly string[], where: Where = { width: 100 }): Promise<Ran> {
    const [out, complaints]: [string[], string[]] = [[], []]
    const { answer, width } = where
    const terminal = {
      write: (text: string) => void out.push(text),
      writeError: (text: string) => void complaints.push(text),
      width,
      confirm: answer === undefined ? undefined : async () => answer,
    }
    const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
    const status = await runInbox(args, () => ({ ...readConfig({}), databaseUrl: database.url }), terminal)
    const all = out.join('')
    return { out: all, complaints: complaints.join(''), status, json: () => JSON.parse(all) }
  }

  return {
    /** Runs a command. */
    inbox,
    store: () => store,
    url: () => database.url,
    folder: () => database.folder,
    now: () => time,
    /** Moves the clock forward, in milliseconds. */
    skip: (span: number) => {
      time += span
    },
    /** Opens the database again, for example after it was replaced. */
    async reopen() {
      store = await openStore({ url: database.url, now: () => time })
    },
    /** Stores a submission, a minute after the previous one. */
    accept(submission: NewSubmission) {
      time += 60_000
      return store.accept(submission)
    },
    /** The id of the newest submission with these words. */
    idOf: async (search: string) => String((await inbox(`list --json --search ${search}`)).json()[0]?.id),
  }
}
