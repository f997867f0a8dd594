import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { connect } from '#server/storage/connect.ts'
import { application, openInbox, submission, subscription } from './inbox.ts'

const { accept, folder, inbox, now, skip, store, url } = openInbox()

/** Parses cells like a spreadsheet with this separator: quotes have a meaning only if a cell begins with one. */
function cellsOf(text: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${separator}\\n]*)(?:[${separator}\\n]|$)`, 'gy')
  const cells = [...text.matchAll(cell)].map(([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest)
  // The last match is empty, at the end of the text.
  return cells.slice(0, -1)
}

describe('a table for spreadsheets', () => {
  it('runs nothing, whichever sign the spreadsheet takes for the separator', async () => {
    const formulas = ['=', '+', '-', '@', '＝', '＋', '－', '＠'].map(sign => `${sign}cmd|' /C calc'!A0`)
    const before = ['', '\t', '\n', '\r', '"', ' '.repeat(150)]
    const starts = formulas.flatMap(formula => before.map(sign => sign + formula + (sign === '"' ? sign : '')))
    const inside = starts.flatMap(start => [`x;${start}`, `x\t${start}`, `x\n${start}`, `x;"${start}`, `x; ${start}`])
    for (const text of [...starts, ...inside]) await accept(submission({ name: text, message: text }))
    const { out } = await inbox('export')
    for (const separator of [',', ';', '\t']) {
      const cells = cellsOf(out.slice(1), separator)
      expect(cells.length).toBeGreaterThan(starts.length + inside.length)
      const run = cells.filter(cell => /^[\s"]*[=+\-@＝＋－＠]/.test(cell) || /^[\t\n\r]/.test(cell.trimEnd()))
      expect([separator, run]).toEqual([separator, []])
    }
  })

  it('has every cell in quotes, and every word of it', async () => {
    await accept(submission({ name: 'A; B, C', message: 'He said "no",\r\nand left.\ttab' }))
    await accept(application('karim@visitor.example', 'QA Engineer\nHello', 'QA Engineer'))
    const { out } = await inbox('export')
    const lines = out.slice(1).split('\r\n')
    expect(lines.at(-1)).toBe('')
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^"[^"]*"(?:,"([^"]|"")*")*$/)
    const cells = cellsOf(out.slice(1).replaceAll('\r\n', '\n'), ',')
    for (const cell of ['A; B, C', 'He said "no",\nand left.\ttab', 'QA Engineer']) expect(cells).toContain(cell)
  })

  it('is of a month, in a file that nobody else may read', async () => {
    await accept(submission({ subject: 'January' }))
    skip(30 * 24 * 60 * 60_000)
    await accept(submission({ subject: 'February' }))
    const file = join(folder(), 'january.csv')
    const said = await inbox(['export', '--since', '2026-01', '--until', '2026-01', '--out', file])
    expect(said.out).toBe(`Exported 1 to ${file}\n`)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^\ufeff"id","kind","received"/)
    expect(text).toMatch(/"2026-01-1[56] \d\d:\d\d"/)
    expect(text).not.toContain('February')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('holds those who get the newsletter, for a mailing', async () => {
    await accept(subscription('reader@visitor.example'))
    await accept(subscription('never@visitor.example'))
    const { token = '' } = (await store().subscribers.find('reader@visitor.example')) ?? {}
    await store().subscribers.confirm(token, now())
    const { out } = await inbox('subscribers')
    const [titles, row = '', ...rest] = out.split('\r\n')
    expect([titles, rest]).toEqual(['\ufeff"email","confirmed","link to leave"', ['']])
    expect(row).toMatch(/^"reader@visitor.example","2026-01-1[56] \d\d:\d\d","https:[^"]+"$/)
    expect(row).toContain(`token=${token}"`)
    const file = join(folder(), 'readers.csv')
    await inbox(['subscribers', '--out', file])
    expect(readFileSync(file, 'utf8')).toBe(out)
  })
})

it('an export that fails leaves the file as it was, and no half of a new one', async () => {
  await accept(submission())
  await accept(submission({ subject: 'Damaged' }))
  const { db } = await connect(url())
  await db.updateTable('submissions').set({ fields: '{' }).where('subject', '=', 'Damaged').execute()
  await db.destroy()
  const file = join(folder(), 'all.csv')
  writeFileSync(file, 'from before')
  expect((await inbox(['export', '--out', file])).status).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('from before')
  expect(readdirSync(folder()).filter(name => !name.startsWith('post.db'))).toEqual(['all.csv'])
})

it('an export replaces neither a link, such as /dev/stdout, nor a device', async () => {
  const link = join(folder(), 'stdout')
  symlinkSync('all.csv', link)
  for (const out of [link, '/dev/null']) {
    const { status, complaints } = await inbox(['export', '--out', out])
    expect([status, complaints]).toEqual([2, `${out} is not a file.\n`])
  }
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  // Nor does it write through a link where its unfinished file is.
  const other = join(folder(), 'other')
  writeFileSync(other, 'of somebody else')
  symlinkSync(other, join(folder(), 'all.csv.part'))
  expect((await inbox(['export', '--out', join(folder(), 'all.csv')])).status).toBe(0)
  expect(readFileSync(other, 'utf8')).toBe('of somebody else')
})
