import { expect, it } from 'vitest'
import { table } from './table.ts'
import { fitted, widthOf, wrapped } from './width.ts'

it.each([
  // The output of `wc -L`, which uses the tables of the C library, as terminals do.
  ['নকশি কাঁথা', 9],
  ['漢字', 4],
  ['、。「', 6],
  ['👩‍👧', 4],
  ['e\u0301', 1],
  ['\uac00', 2],
  ['ｶﾅ', 2],
  ['ＡＢ', 4],
  ['→', 1],
  ['\u3000', 2],
  ['क्षि', 3],
  ['ไทย้', 3],
  ['한글', 4],
])('%s takes %i places', (text, width) => {
  expect(widthOf(text)).toBe(width)
  for (const places of [Math.max(1, width - 1), width, width + 3]) expect(widthOf(fitted(text, places))).toBe(places)
})

it('a long line is wrapped at spaces, a long word in itself, and a link not at all', () => {
  expect(wrapped('one two three', 8)).toEqual(['one two', 'three'])
  expect(wrapped('a漢字漢字漢字', 5)).toEqual(['a漢字', '漢字', '漢字'])
  const link = `https://visitor.example/${'x'.repeat(60)}`
  expect(wrapped(`see ${link} there`, 20)).toEqual(['see', link, 'there'])
})

it('in a narrow terminal the other columns go before the address is cut, and into a file nothing is', () => {
  const columns = [{ title: 'kind', rank: 1 }, { title: 'email' }, { title: 'subject', atLeast: 10 }]
  const rows = [['contact', 'somebody@visitor.example', 'A subject that is longer than the terminal is wide']]
  expect(table(columns, rows, 60).split('\n')[1]).toMatch(/^contact {2}somebody@visitor\.example {2}A subject .*…$/)
  expect(table(columns, rows, 40).split('\n')[1]).toMatch(/^somebody@visitor\.example {2}A subj.*…$/)
  for (const width of [36, 40, 60, 90])
    for (const line of table(columns, rows, width).split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(width)
  expect(table(columns, rows, undefined)).toContain(rows[0]?.join('  '))
})
