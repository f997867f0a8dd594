import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '#server/inbox/days.ts'
import { company } from '#site/company.ts'
import { inFile } from './database.ts'
import { application, openInbox, pdf, submission } from './inbox.ts'

const { accept, folder, idOf, inbox, now, skip, store } = openInbox()

describe('the list', () => {
  it('is newest first, by kind, by words and by what is open, and fits the terminal', async () => {
    await accept(
      submission({ subject: 'First of all', name: 'A name that is long enough to be cut somewhere, surely' }),
    )
    await accept(submission({ subject: 'Second 100%', category: 'bug' }, 'support'))
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
      for (const line of (await inbox('list', { width })).out.split('\n'))
        expect(line.length).toBeLessThanOrEqual(width)
    const subjects = async (options: string) =>
      (await inbox(`list --json ${options}`)).json().map(({ subject }) => subject)
    expect(await subjects('--kind support')).toEqual(['Second 100%'])
    expect(await subjects('--search FIRST')).toEqual(['First of all'])
    expect(await subjects('--search 100%')).toEqual(['Second 100%'])
    expect(await subjects('--search _____________')).toEqual([])
    expect(await subjects('--limit 1')).toEqual([''])
    await inbox(`answered ${(await idOf('first')).slice(-7)}`)
    expect(await subjects('--status new')).toEqual(['', 'Second 100%'])
  })

  it('says how many there are, and gives all to who asks, and to files and scripts', async () => {
    for (let at = 1; at <= 35; at += 1) await accept(submission({ subject: `Number ${at}` }))
    const screen = (await inbox('list')).out
    expect(screen.match(/Number/g)).toHaveLength(30)
    expect(screen).toMatch(/\n30 of 35, --all for the rest\n$/)
    expect((await inbox('list --all')).out.match(/Number/g)).toHaveLength(35)
    expect((await inbox('list --search 35')).out).not.toContain('--all')
    expect((await inbox('list', {})).out.match(/Number/g)).toHaveLength(35)
    expect((await inbox('list --json')).json()).toHaveLength(35)
    expect((await inbox('list --json --limit 3')).json()).toHaveLength(3)
    expect((await inbox('list --all --limit 3')).status).toBe(2)
  })

  it('shows for which job an application is, and finds it by that', async () => {
    await accept(
      application('karim@visitor.example', 'Backend Engineer, Payments\nDear team', 'Backend Engineer, Payments'),
    )
    await accept(application('rima@visitor.example', 'QA Engineer\nHello', 'QA Engineer'))
    const { out } = await inbox('list --search payments')
    expect(out).toMatch(/karim@visitor\.example .*Backend Engineer, Payments\n/)
    expect(out).not.toContain('rima')
    expect((await inbox('list --json')).json().map(({ job }) => job)).toEqual([
      'QA Engineer',
      'Backend Engineer, Payments',
    ])
  })

  it('is of a day or a month of the company, and shows its time', async () => {
    // Each arrives a minute after the previous one: in the last minute of January, and the first of February.
    skip(startOfDay('2026-02-01') - 2 * 60_000 - now())
    await accept(submission({ subject: 'January' }))
    expect((await inbox('list')).out).toContain('2026-01-31 23:59')
    await accept(submission({ subject: 'February' }))
    const subjects = async (options: string) =>
      (await inbox(`list --json ${options}`)).json().map(({ subject }) => subject)
    expect(await subjects('--until 2026-01')).toEqual(['January'])
    expect(await subjects('--since 2026-02-01')).toEqual(['February'])
    expect(await subjects('--since 2026-01-31 --until 2026-02-01')).toEqual(['February', 'January'])
    expect(await subjects('--since 2026-02-02')).toEqual([])
    expect((await inbox('list --since yesterday')).complaints).toContain('2026-10-31')
    expect((await inbox('list --since 2026-02 --until 2026-01')).status).toBe(2)
  })

  it('has room for a subject of any length', async () => {
    await accept(submission({ subject: `${' '.repeat(600)}Long ${'x'.repeat(500_000)}` }))
    const { out } = await inbox('list', { width: 120 })
    expect(out).toMatch(/Long x+…/)
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  it('measures letters that take two places, and marks that take none', async () => {
    await accept(submission({ subject: '漢字の件名です'.repeat(10) }))
    await accept(submission({ subject: 'নকশি কাঁথা '.repeat(10) }))
    const lines = (await inbox('list', { width: 90 })).out.trimEnd().split('\n')
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
    for (const name of readdirSync(target)) expect(readFileSync(join(target, name)).equals(pdf)).toBe(true)
  })

  it('gives a resume whose name is too long for a disk', async () => {
    const { file, ...rest } = application('karim@visitor.example')
    await accept({ ...rest, ...(file && { file: { ...file, name: `${'ক'.repeat(251)}.pdf` } }) })
    const saved = await inbox(['save', await idOf('karim'), folder(), '--json'])
    expect(JSON.parse(saved.out)).toMatchObject({ path: expect.stringMatching(/ক{70,}\.pdf$/), size: pdf.length })
  })
})

describe('an export', () => {
  it('is a JSON list of everything, oldest first', async () => {
    await Promise.all(Array.from({ length: 450 }, (_, at) => store().accept(submission({ subject: `Number ${at}` }))))
    await accept(submission({ subject: 'The last' }))
    const all = JSON.parse((await inbox('export --json')).out) as { subject: string }[]
    expect(all).toHaveLength(451)
    expect(all.at(-1)?.subject).toBe('The last')
    const file = join(folder(), 'all.json')
    expect(JSON.parse((await inbox(['export', '--json', '--out', file])).out)).toEqual({ path: file, exported: 451 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(451)
  })
})

describe('privacy', () => {
  it('everything of one person goes, with a count, and cannot be read from the file any more', async () => {
    await accept(submission({ email: 'Target@Visitor.example', message: 'unmistakable-words' }))
    await accept(application('target@visitor.example '))
    await accept({
      kind: 'newsletter',
      form: 'newsletter',
      key: undefined,
      fields: { email: 'target@visitor.example' },
    })
    await accept(submission({ email: 'other@visitor.example', message: 'I know target@visitor.example' }))
    const { out } = await inbox('forget target@visitor.example --json')
    expect(JSON.parse(out)).toMatchObject({ submissions: 2, files: 1, subscriptions: 1, mentions: 1 })
    expect((await inbox('list --json')).json()).toHaveLength(1)
    expect(await store().mailQueue.claim(now(), 10)).toHaveLength(1)
    if (!inFile) return
    const bytes = readdirSync(folder()).map(name => readFileSync(join(folder(), name)).toString('latin1'))
    for (const trace of ['unmistakable-words', 'a resume', 'Target@Visitor'])
      expect([trace, bytes.some(text => text.includes(trace))]).toEqual([trace, false])
  })

  it('what is older than data/company.json allows goes by itself', async () => {
    const { messages, applications } = company.retentionMonths
    const day = 24 * 60 * 60_000
    await accept(submission({ subject: 'old' }))
    await accept(application('old@visitor.example'))
    await accept({ kind: 'newsletter', form: 'newsletter', key: undefined, fields: { email: 'never@visitor.example' } })
    const left = async (moment: number) => {
      const removed = await store().deletion.sweep(moment, { messages, applications })
      return [removed.submissions, removed.files, removed.subscriptions]
    }
    const monthsLater = (months: number) => {
      const date = new Date(now())
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 28)
    }
    expect(await left(now() + 6 * day)).toEqual([0, 0, 0])
    expect(await left(now() + 8 * day)).toEqual([0, 0, 1])
    expect(await left(monthsLater(applications) - 28 * day)).toEqual([0, 0, 0])
    expect(await left(monthsLater(applications) + 4 * day)).toEqual([1, 1, 0])
    expect(await left(monthsLater(messages) + 4 * day)).toEqual([1, 0, 0])
  })
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
      `retry ${ann} ${ben}`,
      'sweep now',
    ]) {
      const ran = await inbox(line)
      expect([line, ran.status, ran.out]).toEqual([line, 2, ''])
      expect(ran.complaints).toMatch(/--help|too many/)
    }
    expect((await inbox('list --json')).json()).toHaveLength(2)
    await inbox(`answered ${ann} ${ben}`)
    expect((await inbox('list --json --status new')).json()).toEqual([])
  })

  it('says how far a long work is', async () => {
    skip(-20 * 365 * 24 * 60 * 60_000)
    await Promise.all(Array.from({ length: 250 }, (_, at) => store().accept(submission({ subject: `Number ${at}` }))))
    expect((await inbox('export')).progress).toEqual(['exported 200 of 250', ''])
    if (inFile)
      expect((await inbox(['backup', join(folder(), 'copy.db')])).progress[0]).toMatch(/^copying to .*copy.db$/)
    const { progress, out } = await inbox('sweep')
    expect(progress).toContain('removed 250')
    expect(out).toContain('Deleted 250 submissions')
  })

  it('says what is wrong as JSON to those who ask for JSON', async () => {
    expect(await inbox('show nothing --json')).toMatchObject({ status: 2, complaints: '' })
    expect((await inbox('show nothing --json')).json()).toEqual({
      error: 'There is no submission with the id nothing.',
    })
    expect((await inbox('list --json --nonsense')).json()).toEqual({ error: expect.stringContaining('--nonsense') })
  })

  it('explains itself, and what is wrong with a command', async () => {
    expect(await inbox('--help')).toMatchObject({ status: 0, out: expect.stringContaining('forget <email>') })
    expect((await inbox('nonsense')).status).toBe(2)
    expect((await inbox('list --kind nonsense')).complaints).toContain('contact, support, partnership, careers')
    expect((await inbox('forget somebody')).status).toBe(2)
  })

  it('shows what waits to be sent, and hurries it', async () => {
    expect((await inbox('waiting')).out).toBe('No mail is waiting.\n')
    // Uses the current time, as the commands do, because mails that wait since January are given up.
    skip(Date.now() - now())
    for (const subject of ['one', 'two']) await accept(submission({ subject }))
    const moment = now() + 60_000
    const [first] = await store().mailQueue.claim(moment, 1)
    await store().mailQueue.postpone(first?.id ?? '', 'connect ECONNREFUSED', moment + 6 * 60 * 60_000)
    expect((await inbox('waiting')).out).toMatch(
      /^2 waiting, the oldest since 20.*\nlast error: connect ECONNREFUSED\n/,
    )
    expect(JSON.parse((await inbox('waiting --json')).out)).toMatchObject({ count: 2, error: 'connect ECONNREFUSED' })
    expect((await inbox('failed')).out).toContain('2 waiting')
    expect(await store().mailQueue.claim(moment, 10)).toHaveLength(1)
    expect((await inbox('retry')).out).toContain('0 will be sent again')
    expect((await inbox('retry --waiting')).out).toContain('1 will be sent within a minute')
    expect((await store().mailQueue.claim(moment, 10)).map(({ id }) => id)).toEqual([first?.id])
    expect((await inbox(`retry ${first?.id} --waiting`)).status).toBe(2)
  })

  it('shows failed mails and lets them be sent again', async () => {
    await accept(submission({}))
    const [claimed] = await store().mailQueue.claim(now(), 1)
    await store().mailQueue.postpone(claimed?.id ?? '', '550 no such mailbox', 0)
    expect(await store().mailQueue.state(now())).toMatchObject({ since: now(), failed: 0 })
    // This mail has waited since January.
    expect((await inbox('failed')).out).toContain('550 no such mailbox')
    expect(await store().mailQueue.state(now())).toMatchObject({ since: undefined, failed: 1 })
    expect((await inbox('retry')).out).toBe('1 will be sent again.\n')
    expect((await inbox('failed --json')).json()).toEqual([])
  })
})
