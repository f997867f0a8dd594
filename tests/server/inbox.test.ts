import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { startOfDay } from '#server/inbox/days.ts'
import { connect } from '#server/storage/connect.ts'
import { inFile } from './database.ts'
import { application, openInbox, pdf, submission, subscription } from './inbox.ts'

const { accept, folder, idOf, inbox, now, skip, store, url } = openInbox()

const subjects = async (options = '') => (await inbox(`list --json ${options}`)).json().map(({ subject }) => subject)

describe('the list', () => {
  it('is newest first, by kind and by words, and fits the terminal', async () => {
    const name = 'A name that is long enough to be cut somewhere, surely'
    await accept(submission({ subject: 'First of all', name }))
    await accept(submission({ subject: 'Second 100%', category: 'bug' }, 'support'))
    await accept(application('karim@visitor.example'))
    const { out } = await inbox('list')
    expect(out.match(/careers|support|contact/g)).toEqual(['careers', 'support', 'contact'])
    for (const width of [60, 80, 120])
      for (const line of (await inbox('list', { width })).out.split('\n'))
        expect(line.length).toBeLessThanOrEqual(width)
    expect(await subjects('--kind support')).toEqual(['Second 100%'])
    expect(await subjects('--search FIRST')).toEqual(['First of all'])
    expect(await subjects('--search 100%')).toEqual(['Second 100%'])
    expect(await subjects('--search _____________')).toEqual([])
  })

  it('says that there are more, and gives all to who asks, and to files and scripts', async () => {
    for (let at = 1; at <= 35; at += 1) await accept(submission({ subject: `Number ${at}` }))
    const screen = (await inbox('list')).out
    expect(screen.match(/Number/g)).toHaveLength(30)
    expect(screen).toMatch(/\nThe newest 30, --all for the rest\n$/)
    expect((await inbox('list --all')).out.match(/Number/g)).toHaveLength(35)
    expect((await inbox('list --search 35')).out).not.toContain('--all')
    expect((await inbox('list', {})).out.match(/Number/g)).toHaveLength(35)
    expect((await inbox('list --json')).json()).toHaveLength(35)
  })

  it('shows for which job an application is, and finds it by that', async () => {
    const [payments, quality] = ['Backend Engineer, Payments', 'QA Engineer']
    await accept(application('karim@visitor.example', `${payments}\nDear team`, payments))
    await accept(application('rima@visitor.example', `${quality}\nHello`, quality))
    const { out } = await inbox('list --search payments', {})
    expect(out).toMatch(/karim@visitor\.example .*Backend Engineer, Payments\n/)
    expect(out).not.toContain('rima')
    expect((await inbox('list --json')).json().map(({ job }) => job)).toEqual([quality, payments])
  })

  it('is of a day or a month of the company, and shows its time', async () => {
    // Each arrives a minute after the previous one: in the last minute of January, and the first of February.
    skip(startOfDay('2026-02-01') - 2 * 60_000 - now())
    await accept(submission({ subject: 'January' }))
    expect((await inbox('list')).out).toContain('2026-01-31 23:59')
    await accept(submission({ subject: 'February' }))
    expect(await subjects('--until 2026-01')).toEqual(['January'])
    expect(await subjects('--since 2026-02-01')).toEqual(['February'])
    expect(await subjects('--since 2026-01-31 --until 2026-02-01')).toEqual(['February', 'January'])
    expect(await subjects('--since 2026-02-02')).toEqual([])
    expect((await inbox('list --since yesterday')).complaints).toContain('2026-10-31')
    expect((await inbox('list --since 2026-02 --until 2026-01')).status).toBe(2)
  })
})

describe('one letter', () => {
  it('is shown with every field, and found by the end of its id', async () => {
    await accept(application('karim@visitor.example'))
    const id = await idOf('karim')
    const { out } = await inbox(`show ${id.slice(-7)}`)
    expect(out).toContain('fullName: Karim')
    expect(out).toContain('coverLetter:\n  A letter.\n  Of two lines.')
    expect(out).toContain('cv of Karim.pdf')
    expect((await inbox('show nothing')).status).toBe(2)
  })

  it('gives its resume, byte for byte, and writes over nothing', async () => {
    await accept(application('karim@visitor.example'))
    const id = await idOf('karim')
    const target = join(folder(), 'resumes')
    await inbox(['save', id, target])
    await inbox(['save', id, target])
    expect(readdirSync(target).sort()).toEqual(['cv of Karim (2).pdf', 'cv of Karim.pdf'])
    const accents = application('rima@visitor.example')
    if (accents.file) await accept({ ...accents, file: { ...accents.file, name: `a${'\u0301'.repeat(180)}.pdf` } })
    expect((await inbox(['save', await idOf('rima'), target])).out).toContain('resume.pdf')
    for (const name of readdirSync(target)) expect(readFileSync(join(target, name)).equals(pdf)).toBe(true)
  })
})

it('an export is a JSON list of everything, oldest first', async () => {
  for (const subject of ['first', 'second', 'third']) await accept(submission({ subject }))
  const parsed = (text: string) => (JSON.parse(text) as { subject: string }[]).map(({ subject }) => subject)
  expect(parsed((await inbox('export --json')).out)).toEqual(['first', 'second', 'third'])
  const file = join(folder(), 'all.json')
  expect((await inbox(['export', '--json', '--out', file])).json()).toEqual({ path: file, exported: 3 })
  expect(parsed(readFileSync(file, 'utf8'))).toEqual(['first', 'second', 'third'])
})

it('of more than fit into memory, the list reads a screen, and an export all of them in order', async () => {
  const { db } = await connect(url())
  const rows = Array.from({ length: 401 }, (_, at) => {
    const id = `m${String(at).padStart(4, '0')}`
    // Reading the first row fails.
    const fields = at === 0 ? '{' : '{}'
    return { id, kind: 'contact' as const, name: '', email: '', subject: '', fields, search: '', received_at: at }
  })
  await db.insertInto('submissions').values(rows).execute()
  expect((await inbox('list')).status).toBe(0)
  await db.deleteFrom('submissions').where('id', '=', 'm0000').execute()
  await db.destroy()
  expect((await inbox('export')).out.match(/(?<=^")m\d+/gm)).toEqual(rows.slice(1).map(({ id }) => id))
})

it('a file that is not the one that was received is not stored', async () => {
  const { file, ...rest } = application('karim@visitor.example')
  const sent = accept({ ...rest, ...(file && { file: { ...file, sha256: 'of other bytes' } }) })
  await expect(sent).rejects.toThrow('not the one that was received')
  expect(await subjects()).toEqual([])
})

describe('privacy', () => {
  it('everything of one person goes, with a count, and cannot be read from the file any more', async () => {
    // By a server whose clock was ahead.
    skip(Date.now() - now() + 24 * 60 * 60_000)
    await accept(submission({ email: 'Target@Visitor.example', message: 'unmistakable-words' }))
    await accept(application('target@visitor.example '))
    await accept(subscription('target@visitor.example'))
    await accept(submission({ email: 'other@visitor.example', message: 'I know target@visitor.example' }))
    const { out } = await inbox('forget target@visitor.example --json')
    expect(JSON.parse(out)).toMatchObject({ submissions: 2, subscriptions: 1 })
    expect((await inbox('list --json')).json()).toHaveLength(1)
    expect(await store().mailQueue.claim(now())).toBeDefined()
    if (!inFile) return
    const bytes = readdirSync(folder()).map(name => readFileSync(join(folder(), name)).toString('latin1'))
    for (const trace of ['unmistakable-words', 'a resume', 'Target@Visitor'])
      expect([trace, bytes.some(text => text.includes(trace))]).toEqual([trace, false])
  })

  it('one submission goes by its id, and nothing else of that person', async () => {
    await accept(submission({ subject: 'ham' }))
    await accept(submission({ subject: 'spam' }))
    const id = await idOf('spam')
    expect((await inbox(`forget ${id}`, { width: 80, answer: false })).out).toBe('Nothing was deleted.\n')
    expect((await inbox(`forget ${id}`, { width: 80, answer: true })).out).toContain('Deleted 1 submission,')
    expect(await subjects()).toEqual(['ham'])
    expect((await inbox('forget nothing --yes')).status).toBe(2)
  })

  it('what is older than data/company.json allows goes by itself', async () => {
    const { messages, applications } = company.retentionMonths
    const day = 24 * 60 * 60_000
    await accept(submission({ subject: 'old' }))
    await accept(application('old@visitor.example'))
    await accept(subscription('never@visitor.example'))
    const left = async (moment: number) => {
      const removed = await store().deletion.sweep(moment, { messages, applications })
      return [removed.submissions, removed.subscriptions]
    }
    const monthsLater = (months: number) => {
      const date = new Date(now())
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 28)
    }
    expect(await left(now() + 6 * day)).toEqual([0, 0])
    expect(await left(now() + 8 * day)).toEqual([0, 1])
    expect(await left(monthsLater(applications) - 28 * day)).toEqual([0, 0])
    expect(await left(monthsLater(applications) + 4 * day)).toEqual([1, 0])
    expect(await left(monthsLater(messages) + 4 * day)).toEqual([1, 0])
  })
})

it('six months before 31 August is the end of February', async () => {
  const sweep = (day: string) => store().deletion.sweep(startOfDay(day), { messages: 12, applications: 6 })
  skip(startOfDay('2026-03-01') - now())
  await accept(application('karim@visitor.example'))
  expect(await sweep('2026-08-31')).toMatchObject({ submissions: 0 })
  expect(await sweep('2026-09-02')).toMatchObject({ submissions: 1 })
})

describe('the command line', () => {
  it('refuses what a command does not take, before anything happens', async () => {
    await accept(submission({ email: 'ann@visitor.example' }))
    await accept(submission({ email: 'ben@visitor.example' }))
    const [ann = '', ben = ''] = [await idOf('ann'), await idOf('ben')]
    for (const line of [
      'forget ann@visitor.example --kind contact',
      'forget ann@visitor.example ben@visitor.example',
      `show ${ann} ${ben}`,
      `save ${ann} --out resume.pdf`,
      `retry ${ann}`,
      'sweep now',
    ]) {
      const ran = await inbox(line)
      expect([line, ran.status, ran.out]).toEqual([line, 2, ''])
      expect(ran.complaints).toMatch(/unknown option|too many/)
    }
    expect((await inbox('list --json')).json()).toHaveLength(2)
  })

  it('shows what waits to be sent and what was not sent, and tries both again', async () => {
    expect((await inbox('waiting')).out).toBe('No mail is waiting.\n')
    // Waits since January, so it is given up.
    await accept(submission({ subject: 'given up' }))
    const old = await store().mailQueue.claim(now())
    await store().mailQueue.postpone(old?.id ?? '', '550 no such mailbox', 0)
    expect((await inbox('waiting')).out).toContain(' waiting ')
    await store().mailQueue.giveUp(Date.now())
    skip(Date.now() - now())
    for (const subject of ['one', 'two']) await accept(submission({ subject }))
    const moment = now() + 60_000
    const first = await store().mailQueue.claim(moment)
    await store().mailQueue.postpone(first?.id ?? '', 'connect ECONNREFUSED', moment + 6 * 60 * 60_000)
    const { out } = await inbox('waiting', {})
    expect(out).toMatch(
      /failed .* 550 no such mailbox\n.* waiting .* 1 +connect ECONNREFUSED\n.* waiting .* 0\n\nSMTP_URL/,
    )
    expect((await inbox('waiting --json')).json()).toMatchObject([{ id: old?.id }, {}, {}])
    expect((await inbox('retry')).out).toBe('3 will be sent when SMTP_URL is set.\n')
    expect(await store().mailQueue.state()).toMatchObject({ waiting: 3, failed: 0 })
    expect(await store().mailQueue.claim(moment)).toBeDefined()
  })
})
