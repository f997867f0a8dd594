import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startMailer } from '#server/mail/index.ts'
import type { Mail } from '#server/mail/messages.ts'
import { company } from '#site/company.ts'
import { application, openInbox, submission } from './inbox.ts'
import { contentOf } from './test-server.ts'

const { accept, folder, idOf, inbox, now, store } = openInbox()

/** Returns the inbox entry that contains these words. */
const entry = async (words: string) => (await inbox(`list --json --search ${words}`)).json()[0]

describe('the state of a submission', () => {
  it('is new, answered or closed; undo takes the last change back, and back again', async () => {
    await accept(submission({ subject: 'first' }))
    await accept(submission({ subject: 'second' }))
    const [first, second] = [await idOf('first'), await idOf('second')]
    expect(await entry('first')).toMatchObject({ status: 'new', answered: null, note: '', takenBy: '' })
    expect((await inbox(`answered ${first} ${second}`)).out).toContain(`undo ${first.slice(-7)}`)
    expect(await entry('first')).toMatchObject({ status: 'answered', answered: expect.stringMatching(/^2026|^20/) })
    await inbox(`closed ${first}`)
    expect(await entry('first')).toMatchObject({ status: 'closed', answered: expect.any(String) })
    await inbox(`undo ${first}`)
    expect(await entry('first')).toMatchObject({ status: 'answered', answered: expect.any(String) })
    await inbox(`undo ${first}`)
    expect((await entry('first'))?.status).toBe('closed')
    await inbox(`new ${first}`)
    expect(await entry('first')).toMatchObject({ status: 'new', answered: null })
    expect((await inbox('list --json --status answered')).json().map(({ subject }) => subject)).toEqual(['second'])
    expect((await inbox('list')).out).toMatch(/answered/)
    await accept(submission({ subject: 'third' }))
    expect((await inbox(`undo ${await idOf('third')}`)).complaints).toContain('nothing to undo')
  })

  it('changes for all that are named, or for none', async () => {
    await accept(submission())
    const id = await idOf('ayesha')
    expect((await inbox(`answered ${id} nothing`)).status).toBe(2)
    expect((await entry('ayesha'))?.status).toBe('new')
  })

  it('has a note and somebody who took it', async () => {
    await accept(submission())
    const id = (await idOf('ayesha')).slice(-7)
    await inbox(`note ${id} Ask the bank first`)
    await inbox(`take ${id} Rima`)
    expect(await entry('ayesha')).toMatchObject({ note: 'Ask the bank first', takenBy: 'Rima', status: 'new' })
    const { out } = await inbox(`show ${id}`)
    expect(out).toMatch(/note: Ask the bank first\n/)
    expect(out).toMatch(/taken by: Rima\n/)
    expect((await inbox('list')).out).toContain('Rima')
    await inbox(`undo ${id}`)
    expect(await entry('ayesha')).toMatchObject({ note: 'Ask the bank first', takenBy: '' })
    await inbox(`take ${id} Rima`)
    await inbox(`release ${id}`)
    await inbox(`note ${id}`)
    expect(await entry('ayesha')).toMatchObject({ note: '', takenBy: '' })
  })

  it('is in exports, and in nothing that a visitor gets or a mail says', async () => {
    await accept(submission())
    const id = await idOf('ayesha')
    await inbox(`note ${id} secret-words`)
    await inbox(`take ${id} Secret-Name`)
    await inbox(`closed ${id}`)
    for (const format of ['--csv', '--json']) {
      const { out } = await inbox(`export ${format}`)
      for (const part of ['closed', 'secret-words', 'Secret-Name']) expect(out).toContain(part)
    }
    const mails: Mail[] = []
    const sender = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
    const notices = startMailer({ store: store(), sender, siteUrl: company.siteUrl, logError: () => undefined, now })
    await notices.settled()
    await notices.stop()
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toMatch(/secret|closed/i)
  })
})

describe('the next one', () => {
  it('is the oldest that is new and that nobody has taken', async () => {
    await accept(submission({ subject: 'first' }))
    await accept(submission({ subject: 'second' }))
    await accept(application('karim@visitor.example'))
    expect((await inbox('next')).out).toContain('subject: first')
    await inbox(`take ${await idOf('first')} Rima`)
    expect((await inbox('next')).out).toContain('subject: second')
    await inbox(`answered ${await idOf('second')}`)
    expect((await inbox('next --kind contact')).out).toContain('No new submission')
    expect((await inbox('next')).out).toContain('Karim')
    expect(JSON.parse((await inbox('next --json')).out)).toMatchObject({ kind: 'careers' })
    await inbox(`closed ${await idOf('karim')}`)
    expect(JSON.parse((await inbox('next --json')).out)).toBeNull()
  })
})

describe('what is thrown away', () => {
  it('as spam leaves a line without a word, no file and no mail', async () => {
    await accept(submission({ subject: 'ham' }))
    await accept(application('spammer@visitor.example', 'Cheap pills\nBuy'))
    const id = await idOf('spammer')
    await inbox(`note ${id} pills`)
    expect((await inbox(`spam ${id}`, { width: 80, answer: false })).out).toContain('Nothing was deleted')
    expect(await entry('spammer')).toBeDefined()
    await inbox(`spam ${id}`, { width: 80, answer: true })
    expect((await inbox('list --json')).json().map(({ subject }) => subject)).toEqual(['ham'])
    const [spam] = (await inbox('list --json --status spam')).json()
    expect(spam).toMatchObject({ id, kind: 'careers', status: 'spam', name: '', email: '', subject: '', fields: {} })
    expect(JSON.stringify(spam)).not.toMatch(/pills|spammer|Karim/)
    expect([spam?.file, await contentOf(store(), id)]).toEqual([null, Buffer.alloc(0)])
    expect(await store().inbox.get(id)).toBeUndefined()
    expect((await store().mailQueue.claim(now(), 10)).map(({ about }) => about)).toEqual([await idOf('ham')])
    for (const command of ['undo', 'answered', 'take', 'note'])
      expect((await inbox(`${command} ${id}${command === 'take' ? ' Rima' : ''}`)).status).toBe(2)
    expect((await inbox('export')).out).not.toContain('spam')
    expect((await inbox('export --status spam')).out).toContain(id)
  })

  it('by its id is gone, with its file, and nothing else of that person', async () => {
    await accept(submission({ subject: 'one' }))
    await accept(submission({ subject: 'two' }))
    const [one, two] = [await idOf('one'), await idOf('two')]
    expect(JSON.parse((await inbox(`delete ${one} --json`)).out)).toMatchObject({ ids: [one] })
    expect(await store().inbox.find(one)).toEqual([])
    expect(await store().inbox.find(two)).toHaveLength(1)
    await inbox(`delete ${two} --yes`, { width: 80, answer: false })
    expect(await store().inbox.list()).toEqual([])
  })
})

it('by --help alone: five messages answered, an application found by its job, spam thrown away, a month exported', async () => {
  for (const at of [1, 2, 3, 4, 5]) await accept(submission({ subject: `Question ${at}` }))
  await accept(submission({ subject: 'Cheap links' }))
  await accept(application('karim@visitor.example', 'Backend Engineer\nI build payments.', 'Backend Engineer'))
  const help = (await inbox('--help')).out
  for (const command of ['next', 'answered <id>', 'list', 'spam <id>', 'export'])
    expect(help).toContain(`\n  ${command}`)
  for (const at of [1, 2, 3, 4, 5]) {
    const [id = '', shown] = (await inbox('next')).out.split(/ ([\s\S]*)/)
    expect(shown).toContain(`subject: Question ${at}`)
    expect((await inbox(`answered ${id}`)).out).toContain(`${id} is answered`)
  }
  const [search] = /list --kind careers --search ".+"/.exec((await inbox('list --help')).out) ?? []
  expect(search).toBe('list --kind careers --search "backend engineer"')
  const found = (await inbox(['list', '--kind', 'careers', '--search', 'backend engineer'])).out
  expect(found).toMatch(/Karim.*Backend Engineer/)
  const [, spam = ''] = (await inbox('list --search links')).out.split('\n')
  await inbox(`spam ${spam.split(' ')[0]}`, { width: 100, answer: true })
  expect((await inbox('list')).out).not.toContain('Cheap links')
  expect((await inbox('export --help')).out).toContain('export --since 2026-10 --until 2026-10 --out october.csv')
  const file = join(folder(), 'january.csv')
  expect((await inbox(`export --since 2026-01 --until 2026-01 --out ${file}`)).out).toContain('Exported 6 to')
  expect(readFileSync(file, 'utf8').match(/"answered",/g)).toHaveLength(6)
})
