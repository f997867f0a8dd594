import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { contentFaults } from '#content/read/check.build.ts'
import { faultLine } from '#content/read/fault.build.ts'
import { photograph } from '../photograph.ts'

const root = mkdtempSync(join(tmpdir(), 'data-'))
const folder = join(root, 'data')
symlinkSync(resolve('public'), join(root, 'public'))
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync('data', folder, { recursive: true })
})

const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no ${from}`)
  writeFileSync(join(folder, file), changed)
  return changed.slice(0, changed.indexOf(to)).split('\n').length
}
const lines = async () => (await contentFaults(root)).map(faultLine)

it('names files that nothing reads, with the name that was meant', async () => {
  cpSync(join(folder, 'leadership.json'), join(folder, 'leaders.json'))
  cpSync(join(folder, 'menus.yaml'), join(folder, 'menu.yml'))
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/leaders\.json: nothing reads this file; .*did you mean data\/leadership\.json\?$/),
    expect.stringMatching(/^data\/menu\.yml: nothing reads this file; .*did you mean data\/menus\.yaml\?$/),
  ])
})

describe('a broken JSON file is one line with the place and the cure:', () => {
  const list = (text: string) => {
    writeFileSync(join(folder, 'core-values.json'), text)
    return lines()
  }
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
  ])('%j', async (text, line) => {
    expect(await list(text)).toEqual([`data/core-values.json:${line}`])
  })
})

it('finds the faults of all files at once, each at the line of its value, with what is nearest to it', async () => {
  const posted = change('jobs.json', /"posted": "[^"]*"/, '"posted": "12.10.2026"')
  const closes = change('jobs.json', /"closes": "[^"]*"/, '"closes": "2026-02-31"')
  const kind = change('jobs.json', '"employmentType": "Full-time"', '"employmentType": "Fulltime"')
  const icon = change('teams.json', '"DesignUXIcon"', '"DesignUxIcon"')
  const method = change('contact-methods.json', '"iconName": "support"', '"iconName": "suport"')
  const word = change('brands.json', '"summary": "', '"summary": "{{nmae}}: ')
  const missing = change('benefits.json', '"title"', '"titel"')
  const place = (file: string, line: number) => expect.stringContaining(`data/${file}.json:${line}:`)
  const found = await lines()
  expect(found).toEqual([
    place('benefits', missing),
    place('brands', word),
    place('contact-methods', method),
    ...[posted, closes, kind].sort((a, b) => a - b).map(line => place('jobs', line)),
    place('teams', icon),
  ])
  const about = (line: number) => found.find(text => text.startsWith(`data/jobs.json:${line}:`)) ?? ''
  expect(about(posted)).toMatch(/posted: does not fit; expected a day like 2026-11-30, found "12\.10\.2026"$/)
  expect(about(closes)).toMatch(
    /closes: does not fit; expected a day of the calendar, like 2026-11-30, found "2026-02-31"$/,
  )
  expect(about(kind)).toMatch(/found "Fulltime"; did you mean "Full-time"\?$/)
  expect(found[0]).toMatch(/titel: unknown name, and title is missing; did you mean "title"\?$/)
  expect(found[1]).toMatch(/there is no \{\{nmae\}\}; did you mean \{\{name\}\}\?$/)
  expect(found[2]).toMatch(
    /iconName: unknown icon; expected one of mail, phone, message, support, found "suport"; did you mean "support"\?$/,
  )
  expect(found.at(-1)).toMatch(/found "DesignUxIcon"; did you mean "DesignUXIcon"\?$/)
})

it('finds an id twice at the second entry, and a file that is gone', async () => {
  writeFileSync(
    join(folder, 'core-values.json'),
    '[\n{ "id": 1, "title": "A", "description": "B" },\n{ "id": 1, "title": "A", "description": "B" }]',
  )
  rmSync(join(folder, 'teams.json'))
  expect(await lines()).toEqual([
    'data/core-values.json:3:1: [1]: does not fit; expected a different id for each entry, found {"id":1,"title":"A","description":"B"}',
    'data/teams.json: the file is missing or cannot be read',
  ])
})

it('finds an id that is neither a whole number from 1 nor a name', async () => {
  const expected = 'id: does not fit; expected a whole number from 1, without quotes, or a name, found'
  for (const id of ['"1"', '-1']) {
    const line = change('jobs.json', /(?<=^ {4}"id": )\S+(?=,)/m, id)
    expect(await lines()).toEqual([`data/jobs.json:${line}:11: [0].${expected} ${id}`])
  }
  change('jobs.json', '"id": -1', '"id": "designer-2"')
  change('jobs.json', '/careers/apply?job=1"', '/careers/apply?job=designer-2"')
  expect(await lines()).toEqual([])
})

it.each([
  ['sales@nokshi.example', 'sales.nokshi.example', 'emails.sales: does not fit; expected an e-mail address'],
  ['+880 2 5550 0142', 'call us', 'phone: does not fit; expected a telephone number like +1 555 0100'],
  ['+880 2 5550 0142', '+880 2 CALL NOW', 'phone: does not fit; expected a telephone number like +1 555 0100'],
  ['"BDT"', '"taka"', 'currency: does not fit; expected three capitals like EUR'],
  ['"BD"', '"bd"', 'address.countryCode: does not fit; expected two capitals like KE'],
  ['"BD"', '"XX"', 'address.countryCode: does not fit; expected the two capitals of a country, like KE'],
  [
    '2, "platform": "Facebook"',
    '1, "platform": "Facebook"',
    'social[1]: does not fit; expected a different id for each entry',
  ],
  ['"currencyInWords"', '"currencyInWord"', 'currencyInWord: unknown key; expected one of '],
])('refuses in the company %s as %s', async (from, to, message) => {
  const line = change('company.json', from, to)
  const found = await lines()
  expect(found).toEqual([expect.stringContaining(message)])
  expect(found[0]).toMatch(new RegExp(`^data/company\\.json:${line}:`))
})

it('names an optional key that is misspelt, in an entry and inside it', async () => {
  const closes = change('jobs.json', '"closes"', '"closing"')
  const period = change('jobs.json', '"period"', '"per": 1, "period"')
  expect(await lines()).toEqual([
    expect.stringContaining(`data/jobs.json:${Math.min(period, closes)}:`),
    expect.stringContaining(`data/jobs.json:${Math.max(period, closes)}:`),
  ])
})

it('names a copied job whose form is that of the first, and an entry that is empty', async () => {
  change('jobs.json', '/careers/apply?job=2"', '/careers/apply?job=1"')
  expect((await lines()).map(line => line.replace(/:\d+:\d+:/, ':'))).toEqual([
    `data/jobs.json: [1].applyLink: the form of another job; expected /careers/apply?job=2, found "/careers/apply?job=1"`,
  ])
  writeFileSync(join(folder, 'jobs.json'), '[null]')
  expect((await lines())[0]).toMatch(/^data\/jobs\.json:1:2: \[0\]: does not fit/)
})

it.each([
  ['https://nokshi.example:443/', 'without a port'],
  ['HTTPS://nokshi.example', 'in small letters, other letters as "xn--"'],
])('says what is wrong in the site address %s', async (address, reason) => {
  change('company.json', 'https://nokshi.example', address)
  expect(await lines()).toEqual([
    expect.stringContaining(
      `siteUrl: does not fit; expected https://nokshi.example, as browsers write it: ${reason}, found`,
    ),
  ])
})

it('says once that a photograph has to be renamed, where it is named as it is called now', async () => {
  writeFileSync(join(folder, 'photos', 'Büro Foto.jpg'), await photograph({ width: 1200, height: 720 }))
  change('brands.json', '"name"', '"photo": { "file": "Büro Foto.jpg", "alt": "What it shows" }, "name"')
  expect(await lines()).toEqual([
    expect.stringContaining('[0].photo.file: does not fit; expected the name of a file'),
    expect.stringMatching(
      /^data\/photos\/Büro Foto\.jpg: the name of a photograph .* did you mean "buro-foto\.jpg"\?$/,
    ),
  ])
})

it('names a photograph that is missing, with the one that was meant, and one in a format that no browser shows', async () => {
  writeFileSync(join(folder, 'photos', 'till.jpg'), await photograph({ width: 1200, height: 720 }))
  writeFileSync(join(folder, 'photos', 'scan.heic'), 'x')
  change('brands.json', '"name"', '"photo": { "file": "tll.jpg", "alt": "What it shows" }, "name"')
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^data\/brands\.json:\d+:\d+: \[0\]\.photo\.file: there is no such file in data\/photos: .* found "tll\.jpg"; did you mean "till\.jpg"\?$/,
    ),
    expect.stringMatching(/^data\/photos\/scan\.heic: not a format for the site; expected JPEG, PNG, WebP or AVIF/),
  ])
})
