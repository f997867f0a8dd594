import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { runInbox } from '#server/inbox/run.ts'
import { type Arrived, openStore, type Store } from '#server/storage/index.ts'
import { company } from '#site/company.ts'
import { type Database, freshDatabase, inFile } from './database.ts'

const start = Date.UTC(2026, 0, 31, 12)
let database: Database
let folder = ''
let store: Store
let time = start

const pdf = Buffer.from('%PDF-1.7 a resume')
const letter = (values: Record<string, string>, kind: 'contact' | 'support' = 'contact'): Arrived => ({
  kind,
  form: 'contact',
  key: undefined,
  fields: { name: 'Ayesha', email: 'ayesha@visitor.example', subject: 'Tills', message: 'Words.', ...values },
})
const application = (email: string): Arrived => ({
  kind: 'careers',
  form: 'job-apply',
  key: undefined,
  fields: {
    fullName: 'Karim',
    email,
    phone: '',
    linkedinProfile: '',
    portfolioUrl: '',
    coverLetter: 'A letter.\nOf two lines.',
  },
  file: {
    name: 'cv of Karim.pdf',
    type: 'application/pdf',
    bytes: pdf,
    sha256: createHash('sha256').update(pdf).digest('hex'),
  },
})

beforeEach(async () => {
  database = await freshDatabase()
  folder = database.folder
  time = start
  store = await openStore({ url: database.url, now: () => time })
})
afterEach(async () => {
  await store.close()
  await database.drop()
})
const accept = async (arrived: Arrived) => {
  time += 60_000
  await store.accept(arrived)
}

/** Runs a command as a terminal of this width would. */
async function inbox(line: string | string[], width = 100) {
  const written: string[] = []
  const terminal = {
    write: (text: string) => void written.push(text),
    progress: () => undefined,
    width,
    confirm: undefined,
  }
  const args = typeof line === 'string' ? line.split(' ').filter(Boolean) : line
  const status = await runInbox(args, { ...readConfig({}), databaseUrl: database.url }, terminal)
  const out = written.join('')
  return { out, status, json: () => JSON.parse(out) as { [name: string]: unknown }[] }
}
const idOf = async (search: string) => String((await inbox(`list --json --search ${search}`)).json()[0]?.id)

describe('the list', () => {
  it('is newest first, by kind, by words and by what is open, and fits the terminal', async () => {
    await accept(letter({ subject: 'First of all', name: 'A name that is long enough to be cut somewhere, surely' }))
    await accept(letter({ subject: 'Second 100%', category: 'bug' }, 'support'))
    await accept(application('karim@visitor.example'))
    const { out } = await inbox('list')
    const lines = out.trim().split('\n')
    expect(lines.map(line => /careers|support|contact/.exec(line)?.[0])).toEqual([
      undefined,
      'careers',
      'support',
      'contact',
    ])
    for (const width of [60, 80, 120])
      for (const line of (await inbox('list', width)).out.split('\n')) expect(line.length).toBeLessThanOrEqual(width)
    const subjects = async (options: string) =>
      (await inbox(`list --json ${options}`)).json().map(({ subject }) => subject)
    expect(await subjects('--kind support')).toEqual(['Second 100%'])
    expect(await subjects('--search FIRST')).toEqual(['First of all'])
    expect(await subjects('--search 100%')).toEqual(['Second 100%'])
    expect(await subjects('--search _____________')).toEqual([])
    expect(await subjects('--limit 1')).toEqual([''])
    await inbox(`answered ${(await idOf('first')).slice(-7)}`)
    expect(await subjects('--open')).toEqual(['', 'Second 100%'])
  })

  it('lets no letter of a visitor speak to the terminal', async () => {
    await accept(letter({ subject: 'x\u001b[2Jy\u0007z\u202eabc', message: 'a\u001b]0;owned\u0007\nb' }))
    for (const command of ['list', `show ${await idOf('ayesha')}`])
      expect((await inbox(command)).out).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
  })

  it('has room for a subject of any length', async () => {
    await accept(letter({ subject: `${' '.repeat(600)}Long ${'x'.repeat(500_000)}` }))
    const { out } = await inbox('list', 120)
    expect(out).toMatch(/Long x+…/)
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  it('measures letters that take two places, and marks that take none', async () => {
    await accept(letter({ subject: '漢字の件名です'.repeat(10) }))
    await accept(letter({ subject: 'নকশি কাঁথা '.repeat(10) }))
    const lines = (await inbox('list', 90)).out.trimEnd().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines.join('')).toContain('…')
  })
})

describe('one letter', () => {
  it('is shown with every field, and found by the end of its id', async () => {
    await accept(application('karim@visitor.example'))
    const id = await idOf('karim')
    const { out } = await inbox(`show ${id.slice(-7)}`)
    expect(out).toContain('fullName: Karim')
    expect(out).toContain('coverLetter:\nA letter.\nOf two lines.')
    expect(out).toContain('cv of Karim.pdf')
    expect((await inbox('show nothing')).status).toBe(2)
  })

  it('gives its resume, byte for byte, and writes over nothing', async () => {
    await accept(application('karim@visitor.example'))
    const id = await idOf('karim')
    const target = join(folder, 'resumes')
    await inbox(['save', id, target])
    await inbox(['save', id, target])
    expect(readdirSync(target).sort()).toEqual(['cv of Karim (2).pdf', 'cv of Karim.pdf'])
    for (const name of readdirSync(target)) expect(readFileSync(join(target, name)).equals(pdf)).toBe(true)
  })

  it('gives a resume whose name is too long for a disk', async () => {
    const { file, ...rest } = application('karim@visitor.example')
    await accept({ ...rest, ...(file && { file: { ...file, name: `${'ক'.repeat(251)}.pdf` } }) })
    const saved = await inbox(['save', await idOf('karim'), folder, '--json'])
    expect(JSON.parse(saved.out)).toMatchObject({ path: expect.stringMatching(/ক{70,}\.pdf$/), size: pdf.length })
  })
})

describe('an export', () => {
  it('is a table that a spreadsheet reads, and runs nothing', async () => {
    await accept(letter({ name: '=HYPERLINK("http://evil.example")', message: 'He said "no",\nand left.' }))
    const file = join(folder, 'all.csv')
    await inbox(['export', '--out', file])
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^\ufeffid,kind,received,answered,name,/)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).toContain('"He said ""no"",\nand left."')
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(JSON.parse((await inbox(['export', '--json', '--out', file])).out)).toEqual({ path: file, exported: 1 })
  })

  it('is a JSON list of everything, oldest first', async () => {
    await Promise.all(Array.from({ length: 450 }, (_, at) => store.accept(letter({ subject: `Number ${at}` }))))
    await accept(letter({ subject: 'The last' }))
    const all = JSON.parse((await inbox('export --format json')).out) as { subject: string }[]
    expect(all).toHaveLength(451)
    expect(all.at(-1)?.subject).toBe('The last')
  })
})

describe('privacy', () => {
  it('everything of one person goes, with a count, and cannot be read from the file any more', async () => {
    await accept(letter({ email: 'Target@Visitor.example', message: 'unmistakable-words' }))
    await accept(application('target@visitor.example '))
    await accept({
      kind: 'newsletter',
      form: 'newsletter',
      key: undefined,
      fields: { email: 'target@visitor.example' },
    })
    await accept(letter({ email: 'other@visitor.example', message: 'I know target@visitor.example' }))
    const { out } = await inbox('forget target@visitor.example --json')
    expect(JSON.parse(out)).toEqual({ submissions: 2, files: 1, subscriptions: 1, mentions: 1 })
    expect((await inbox('list --json')).json()).toHaveLength(1)
    expect(await store.notices.claim(time, 10)).toHaveLength(1)
    if (!inFile) return
    const bytes = readdirSync(folder).map(name => readFileSync(join(folder, name)).toString('latin1'))
    for (const trace of ['unmistakable-words', 'a resume', 'Target@Visitor'])
      expect([trace, bytes.some(text => text.includes(trace))]).toEqual([trace, false])
  })

  it('what is older than data/company.json allows goes by itself', async () => {
    const { messages, applications } = company.retentionMonths
    const day = 24 * 60 * 60_000
    await accept(letter({ subject: 'old' }))
    await accept(application('old@visitor.example'))
    await accept({ kind: 'newsletter', form: 'newsletter', key: undefined, fields: { email: 'never@visitor.example' } })
    const left = async (now: number) => {
      const removed = await store.upkeep.sweep(now, { messages, applications })
      return [removed.submissions, removed.files, removed.subscriptions]
    }
    const monthsLater = (months: number) => {
      const date = new Date(time)
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 28)
    }
    expect(await left(time + 6 * day)).toEqual([0, 0, 0])
    expect(await left(time + 8 * day)).toEqual([0, 0, 1])
    expect(await left(monthsLater(applications) - 28 * day)).toEqual([0, 0, 0])
    expect(await left(monthsLater(applications) + 4 * day)).toEqual([1, 1, 0])
    expect(await left(monthsLater(messages) + 4 * day)).toEqual([1, 0, 0])
  })
})

describe.runIf(inFile)('a backup', () => {
  it('taken while the server writes holds everything that was acknowledged before, and can be restored', async () => {
    for (let at = 0; at < 50; at += 1) await store.accept(letter({ subject: `Before ${at}` }))
    await accept(application('karim@visitor.example'))
    const copy = join(folder, 'copy.db')
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, at) => store.accept(letter({ subject: `During ${at}` }))),
    )
    expect((await inbox(['backup', copy])).status).toBe(0)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    await writing
    expect((await inbox(['backup', copy])).status).toBe(2)
    // The restore of docs/deploy.md: stop, put the copy in the place of the file, remove what belonged to the old one, start.
    await store.close()
    for (const name of ['post.db-wal', 'post.db-shm']) rmSync(join(folder, name), { force: true })
    rmSync(join(folder, 'post.db'))
    renameSync(copy, join(folder, 'post.db'))
    store = await openStore({ url: database.url, now: () => time })
    const subjects = (await store.inbox.list()).map(({ subject }) => subject)
    for (let at = 0; at < 50; at += 1) expect(subjects).toContain(`Before ${at}`)
    const [restored] = await store.inbox.list({ kind: 'careers' })
    expect(Buffer.from((await store.inbox.file(restored?.id ?? ''))?.bytes ?? []).equals(pdf)).toBe(true)
    expect(await store.accept(letter({ subject: 'After' }))).toBe('stored')
    expect(existsSync(copy)).toBe(false)
  })
})

describe('the command line', () => {
  it('explains itself, and what is wrong with a command', async () => {
    expect(await inbox('--help')).toMatchObject({ status: 0, out: expect.stringContaining('forget <email>') })
    expect((await inbox('nonsense')).status).toBe(2)
    expect((await inbox('list --kind nonsense')).out).toContain('contact, support, partnership, careers')
    expect((await inbox('list --nonsense')).status).toBe(2)
    expect((await inbox('forget somebody')).status).toBe(2)
  })

  it('shows failed mails and lets them be sent again', async () => {
    await accept(letter({}))
    const [claimed] = await store.notices.claim(time, 1)
    await store.notices.postpone(claimed?.id ?? '', '550 no such mailbox', 0)
    expect(await store.notices.unsent()).toEqual({ since: time, failed: 0 })
    // Waited for since January.
    expect((await inbox('failed')).out).toContain('550 no such mailbox')
    expect(await store.notices.unsent()).toEqual({ since: undefined, failed: 1 })
    expect((await inbox('retry')).out).toBe('1 to be sent again.\n')
    expect((await inbox('failed --json')).json()).toEqual([])
  })
})
