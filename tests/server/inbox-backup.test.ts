import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { describe, expect, it, vi } from 'vitest'
import { company } from '#content/company.ts'
import { inFile } from './database.ts'
import { application, openInbox, pdf, submission, subscription } from './inbox.ts'
import { contentOf } from './test-server.ts'

const { accept, folder, inbox, now, reopen, skip, store } = openInbox()
const day = 24 * 60 * 60_000

describe.runIf(inFile)('a backup', () => {
  it('taken while the server writes holds everything that was acknowledged before, and can be restored', async () => {
    for (let at = 0; at < 50; at += 1) await store().accept(submission({ subject: `Before ${at}` }))
    await accept(application('karim@visitor.example'))
    const copy = join(folder(), 'copy.db')
    const during = Array.from({ length: 50 }, (_, at) => submission({ subject: `During ${at}` }))
    const writing = Promise.all(during.map(store().accept))
    expect((await inbox(['backup', copy])).status).toBe(0)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    await writing
    expect((await inbox(['backup', copy])).status).toBe(2)
    // Takes its place by hand, with the server stopped.
    await store().close()
    rmSync(join(folder(), 'post.db'))
    renameSync(copy, join(folder(), 'post.db'))
    await reopen()
    const subjects = (await store().inbox.list()).map(({ subject }) => subject)
    for (let at = 0; at < 50; at += 1) expect(subjects).toContain(`Before ${at}`)
    const [restored] = await store().inbox.list({ kind: 'careers' })
    expect((await contentOf(store(), restored?.id ?? '')).equals(pdf)).toBe(true)
    expect(await store().accept(submission({ subject: 'After' }))).toBe('stored')
  })

  it('of much, which takes long, keeps no message out', async () => {
    const reader = new Sqlite(join(folder(), 'post.db'))
    await accept(submission({ subject: 'Before' }))
    // Reads as a backup does, while two messages arrive.
    reader.exec('begin; select * from submissions')
    const arriving = ['During', 'Beside'].map(subject => store().accept(submission({ subject })))
    // From the first write to the end of the transaction.
    await vi.waitFor(() => expect(existsSync(join(folder(), 'post.db-journal'))).toBe(true), 30_000)
    reader.exec('commit')
    expect(await Promise.all(arriving)).toEqual(['stored', 'stored'])
    reader.close()
    expect(await inbox(['backup', join(folder(), 'copy.db')])).toMatchObject({ status: 0 })
  })

  it('that fails leaves no file', async () => {
    for (let at = 0; at < 100; at += 1) await store().accept(submission({ message: `${at}`.repeat(2000) }))
    await store().close()
    const path = join(folder(), 'post.db')
    const bytes = readFileSync(path)
    // Pages in the middle of the file, which only a full copy reads.
    bytes.fill(0xff, 40 * 4096, 60 * 4096)
    writeFileSync(path, bytes)
    await reopen()
    expect(await inbox(['backup', join(folder(), 'copy.db')])).toMatchObject({ status: 1, out: '' })
    expect(readdirSync(folder()).filter(name => !name.startsWith('post.db'))).toEqual([])
  })
})

describe.runIf(inFile)('a restore', () => {
  it('replaces a destroyed database, without those who have asked since to be forgotten', async () => {
    for (const name of ['ann', 'ben']) await accept(submission({ email: `${name}@visitor.example` }))
    const copy = join(folder(), 'monday.db')
    expect((await inbox(['backup', join(folder(), 'nowhere', 'monday.db')])).status).toBe(1)
    expect((await inbox(['backup', copy])).status).toBe(0)
    await accept(submission({ email: 'later@visitor.example' }))
    await inbox('forget ann@visitor.example')
    await store().close()
    // The requests are only in the list beside the database now.
    const path = join(folder(), 'post.db')
    writeFileSync(path, 'destroyed')
    const { out } = await inbox(['restore', copy])
    expect(out).toMatch(/Deleted again, as requested since: 1 submission,[\s\S]*post\.db\.before-restore-/)
    expect(out).toContain('could not be read: those who have left the newsletter')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    await reopen()
    expect((await store().inbox.list()).map(({ email }) => email)).toEqual(['ben@visitor.example'])
    expect(readdirSync(folder()).filter(name => name.includes('restoring'))).toEqual([])
  })
})

it.runIf(inFile)('a restore knows who has left the newsletter, also from a database of a newer version', async () => {
  await accept(subscription('leaver@visitor.example'))
  const copy = join(folder(), 'monday.db')
  await inbox(['backup', copy])
  const { token = '' } = (await store().subscribers.find('leaver@visitor.example')) ?? {}
  await store().subscribers.end(token, now())
  await store().close()
  const newer = new Sqlite(join(folder(), 'post.db'))
  newer.exec(`insert into kysely_migration values ('9999', '2030-01-01');
    alter table forgotten add column why text`)
  newer.close()
  const { out } = await inbox(['restore', copy])
  expect(out).toContain('Deleted again, as requested since: 0 submissions, 1 subscription.')
  expect(out).not.toContain('could not be read')
  await reopen()
  expect(await store().subscribers.find('leaver@visitor.example')).toBeUndefined()
})

describe('who is forgotten', () => {
  it('is told where copies are left, and is on a list that names nobody', async () => {
    await accept(submission({ email: 'ann@visitor.example' }))
    const { out } = await inbox('forget ann@visitor.example')
    for (const mailbox of Object.values(company.notices)) expect(out).toContain(mailbox)
    expect(out).toContain('the backups')
    if (!inFile) return
    const list = join(folder(), 'forgotten.txt')
    expect(readFileSync(list, 'utf8')).toMatch(/^\S+Z person [\w-]{43}\n$/)
    expect(statSync(list).mode & 0o777).toBe(0o600)
  })

  it('is forgotten again after a restore, unless it came later', async () => {
    for (const email of ['ann@visitor.example', 'ben@visitor.example', 'leaver@visitor.example'])
      await accept(subscription(email))
    const { token = '' } = (await store().subscribers.find('leaver@visitor.example')) ?? {}
    await store().subscribers.end(token, Date.now())
    await inbox('forget Ann@Visitor.example')
    // The data of a restored backup.
    await accept(submission({ email: 'ann@visitor.example', subject: 'restored' }))
    await accept(application('ben@visitor.example'))
    await accept(subscription('leaver@visitor.example'))
    skip(20 * 365 * day)
    await accept(submission({ email: 'ann@visitor.example', subject: 'came later' }))
    await accept(subscription('ann@visitor.example'))
    expect(await store().forgotten.repeat(store().deletion)).toEqual({ submissions: 1, subscriptions: 1 })
    const left = (await inbox('list --json')).json().map(({ email, subject }) => [email, subject])
    expect(left).toEqual([
      ['ann@visitor.example', 'came later'],
      ['ben@visitor.example', ''],
    ])
    expect(await store().subscribers.find('leaver@visitor.example')).toBeUndefined()
    expect(await store().subscribers.find('ann@visitor.example')).toBeDefined()
    // A hash is kept no longer than a message.
    await store().deletion.sweep(now() + 40 * 365 * day, company.retentionMonths)
    expect(await store().forgotten.list()).toEqual([])
  })
})
