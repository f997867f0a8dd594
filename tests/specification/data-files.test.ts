import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { parseJson } from '#content/read/json.build.ts'
import { copyOfContent } from '../content-copy.ts'
import { photograph } from '../photograph.ts'

const { root, lines, reset, edit, write } = copyOfContent()
const folder = join(root, 'data')
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(reset)

/** Replaces a text in a file of `data/`. Returns its line. */
const change = (file: string, from: string | RegExp, to: string) => edit(`data/${file}`, from, to)

it('names files that nothing reads, with the name that was meant', async () => {
  cpSync(join(folder, 'leadership.json'), join(folder, 'leaders.json'))
  cpSync(join(folder, 'menus.yaml'), join(folder, 'menu.yml'))
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/leaders\.json: nothing reads this file; .*did you mean data\/leadership\.json\?$/),
    expect.stringMatching(/^data\/menu\.yml: nothing reads this file; .*did you mean data\/menus\.yaml\?$/),
  ])
})

describe('a broken JSON file is one line with the place and the cure:', () => {
  it.each([
    [
      '[\n  { "id": 1\n    "title": "A" }\n]',
      '2:12: a comma is missing at the end of this entry; expected a comma, found "title": "A" }',
    ],
    [
      '[\n  { "id": 1 }\n  { "id": 2 }\n]',
      '2:14: a comma is missing at the end of this entry; expected a comma, found { "id": 2 }',
    ],
    ['[\n  { "id": 1, },\n]', '2:12: a comma after the last entry; expected none before the closing bracket'],
    ["[{ 'id': 1 }]", "1:4: a text that is not in straight double quotes; found 'id': 1 }]"],
    ['[{ "id": 1, // one\n "title": "A" }]', '1:13: a comment, which JSON does not have; found // one'],
    ['[{ "id": one }]', '1:10: a text that is not in straight double quotes; found one }]'],
    ['[{ "title": "A\n } ]', '1:13: a text without its closing quote on the same line; found "A'],
    ['[{ "id": 1 }', '1:13: not valid JSON; expected a comma, or the closing bracket, found the end of the file'],
    ['[{ "id": 1, "id": 2 }]', '1:13: the same name twice in one entry: remove one of them'],
  ])('%j', (text, line) => {
    expect(() => parseJson('data/teams.json', text)).toThrow(
      expect.objectContaining({ message: `data/teams.json:${line}` }),
    )
  })
})

it('finds an id twice at the second entry, an entry that is empty, and a file that is gone', async () => {
  write(
    'data/core-values.json',
    '[\n{ "id": 1, "title": "A", "description": "B" },\n{ "id": 1, "title": "A", "description": "B" }]',
  )
  write('data/benefits.json', '[null]')
  rmSync(join(folder, 'teams.json'))
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/benefits\.json:1:2: \[0\]: does not fit/),
    'data/core-values.json:3:1: [1]: does not fit; expected a different id for each entry, found {"id":1,"title":"A","description":"B"}',
    'data/teams.json: the file is missing or cannot be read',
  ])
})

it('finds an id that is neither a whole number from 1 nor a name', async () => {
  const expected = 'id: does not fit; expected a whole number from 1, without quotes, or a name, found'
  const ids = ['"1"', '-1']
  const places = ids.map((id, at) => change('jobs.json', new RegExp(`(?<=^ {4}"id": )${at + 1}(?=,)`, 'm'), id))
  expect(await lines()).toEqual(ids.map((id, at) => `data/jobs.json:${places[at]}:11: [${at}].${expected} ${id}`))
})

/** Wrong values of the company; those of one list are made at once. */
const wrongValues: readonly (readonly (readonly [from: string, to: string, said: string])[])[] = [
  [
    ['sales@nokshi.example', 'sales.nokshi.example', 'emails.sales: does not fit; expected an e-mail address'],
    ['+880 2 5550 0142', 'call us', 'phone: does not fit; expected a telephone number like \\+1 555 0100'],
    ['"BDT"', '"taka"', 'currency: does not fit; expected three capitals like EUR'],
    ['"BD"', '"bd"', 'address.countryCode: does not fit; expected two capitals like KE'],
    [
      '2, "platform": "Facebook"',
      '1, "platform": "Facebook"',
      'social\\[1\\]: does not fit; expected a different id for each entry',
    ],
    ['"currencyInWords"', '"currencyInWord"', 'currencyInWord: unknown key; expected one of '],
    [
      'https://nokshi.example"',
      'https://nokshi.example:443/"',
      'siteUrl: does not fit; expected https://nokshi.example, as browsers write it: without a port, found',
    ],
  ],
  [
    ['+880 2 5550 0142', '+880 2 CALL NOW', 'phone: does not fit; expected a telephone number like \\+1 555 0100'],
    ['"BD"', '"XX"', 'address.countryCode: does not fit; expected the two capitals of a country, like KE'],
  ],
]
it.each(wrongValues.map(mistakes => ({ mistakes })))(
  'refuses wrong values of the company, each at its line',
  async ({ mistakes }) => {
    const wrong = mistakes.map(([from, to, message]) => ({ line: change('company.json', from, to), message }))
    const found = await lines()
    for (const { line, message } of wrong)
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^data/company\\.json:${line}:\\d+: ${message}`)))
    expect(found).toHaveLength(wrong.length)
  },
)

it('names a copied job whose form is that of the first', async () => {
  change('jobs.json', '/careers/apply?job=2"', '/careers/apply?job=1"')
  expect((await lines()).map(line => line.replace(/:\d+:\d+:/, ':'))).toEqual([
    `data/jobs.json: [1].applyLink: the form of another job; expected /careers/apply?job=2, found "/careers/apply?job=1"`,
  ])
})

it('names a photograph that has to be renamed once, one that is missing, and one in a format that no browser shows', async () => {
  const picture = await photograph({ width: 1200, height: 720 })
  for (const name of ['Büro Foto.jpg', 'till.jpg']) writeFileSync(join(folder, 'photos', name), picture)
  writeFileSync(join(folder, 'photos', 'scan.heic'), 'x')
  for (const [name, file] of [
    ['Khata', 'Büro Foto.jpg'],
    ['Thali', 'tll.jpg'],
  ])
    change(
      'brands.json',
      `"name": "${name}`,
      `"photo": { "file": "${file}", "alt": "What it shows" }, "name": "${name}`,
    )
  expect(await lines()).toEqual([
    expect.stringContaining('[0].photo.file: does not fit; expected the name of a file'),
    expect.stringMatching(
      /^data\/brands\.json:\d+:\d+: \[1\]\.photo\.file: there is no such file in data\/photos: .* found "tll\.jpg"; did you mean "till\.jpg"\?$/,
    ),
    expect.stringMatching(
      /^data\/photos\/Büro Foto\.jpg: the name of a photograph .* did you mean "buro-foto\.jpg"\?$/,
    ),
    expect.stringMatching(/^data\/photos\/scan\.heic: not a format for the site; expected JPEG, PNG, WebP or AVIF/),
  ])
})
