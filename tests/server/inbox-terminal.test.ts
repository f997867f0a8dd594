import { describe, expect, it } from 'vitest'
import { application, openInbox, submission, subscription } from './inbox.ts'

const { accept, idOf, inbox, now, store } = openInbox()

/** Characters that affect a terminal: they clear it, set its title, start an escape in one byte, or reverse a line. */
const nasty = '\u001b[2J\u001b]0;owned\u0007\u009b2J\u0085\u008d\u007f\u202eabc\u2066\u200f\u061c\r'
// Of these, only line breaks and tabs may be printed.
const speaks = /(?!\r?\n|\t)[\p{Cc}\p{Bidi_Control}]/u

describe('what a visitor wrote', () => {
  it('reaches no terminal as an escape, in no command and format', async () => {
    const values = { name: nasty, subject: nasty, message: `${nasty}\n${nasty}`, [nasty]: nasty }
    await accept(submission({ ...values, email: `ann${nasty}@visitor.example` }))
    const { file, ...rest } = application('karim@visitor.example', nasty)
    await accept({ ...rest, ...(file && { file: { ...file, name: `cv${nasty}.pdf` } }) })
    const reader = `reader${nasty}@visitor.example`
    await accept(subscription(reader))
    await store().subscribers.confirm((await store().subscribers.find(reader.toLowerCase()))?.token ?? '', now())
    const claimed = await store().mailQueue.claim(now())
    await store().mailQueue.postpone(claimed?.id ?? '', nasty, now())
    const [ann, karim] = [await idOf('owned'), (await store().inbox.list({ kind: 'careers' }))[0]?.id]
    const nowhere = '/nowhere\u009b/at all'
    const lines = [
      ...['list', 'waiting', 'sweep', 'export', 'subscribers', nasty].map(command => [command]),
      ...[ann, karim ?? '', nasty].map(id => ['show', id]),
      ...['backup', 'restore'].map(command => [command, nowhere]),
      ['save', karim ?? '', nowhere],
      ['retry', nasty],
      ['list', `--${nasty}`],
      ['list', '--kind', nasty],
      ...[`${nasty}@visitor.example`, ann].map(who => ['forget', who]),
    ]
    for (const line of lines)
      for (const format of ['--json', '']) {
        const ran = await inbox([...line, format].filter(Boolean))
        const said = ran.out + ran.complaints
        expect([line[0], format, said.match(speaks), said === '']).toEqual([line[0], format, null, false])
      }
    const help = (await inbox('--help')).out
    const names = [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter(name => name !== 'help' && !lines.some(([tried]) => tried === name))).toEqual([])
  })

  it('is exact in JSON all the same', async () => {
    await accept(submission({ message: nasty }))
    expect((await inbox('list --json')).json()[0]?.fields).toMatchObject({ message: nasty })
  })

  it.each([60, 80, undefined])('cannot look like another field, in %s columns', async width => {
    const forged = 'email: ceo@visitor.example'
    const ends = ['\n', '\r', '\r\n', '\n\n', '\u0085', '\u2028', '\u2029', '\v', '\f']
    const filled = (width ?? 80) - 'message: '.length
    const message = [
      ...ends.map(end => end + forged),
      `\n${'x'.repeat(filled)} ${forged}`,
      'y'.repeat(5 * filled) + forged.replace(' ', '\u00a0'),
    ].join('')
    await accept(submission({ message, subject: `${'z'.repeat(filled)} ${forged}` }))
    const { out } = await inbox(`show ${await idOf('ayesha')}`, { width })
    expect(out.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter(line => line.startsWith('email'))).toEqual([
      'email: ayesha@visitor.example',
    ])
    if (width === undefined) return
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(width)
  })
})

it('into a file nothing is cut', async () => {
  const subject = 'A subject '.repeat(50).trim()
  const email = `${'somebody-with-a-long-name'.repeat(2)}@visitor.example`
  await accept(submission({ subject, email }))
  const { out } = await inbox('list', {})
  expect(out).toContain(subject)
  expect(out).toContain(email)
})
