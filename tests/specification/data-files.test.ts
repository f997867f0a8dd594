import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { faultLine } from '#content/read/fault.build.ts'
import { parseJson } from '#content/read/source-file.build.ts'
import { nameRemarks } from '#content/read/todos.build.ts'
import { copyOfContent, mistakesIn } from '../content-copy.ts'
import { photograph } from '../photograph.ts'

const { root, lines, reset, edit, write } = copyOfContent()
const folder = join(root, 'data')
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(reset, 60_000)

/** Replaces a text in a file of `data/`. Returns its line. */
const change = (file: string, from: string | RegExp, to: string) => edit(`data/${file}`, from, to)

it('names files that nothing reads, with the name that was meant', async () => {
  const places = {
    'logo.png': 'logo.svg',
    'Logo.svg': 'logo.svg',
    'menus.xlsx': 'menus.yaml',
    'menus copy.yaml': 'menus.yaml',
    'Our way.yaml': 'pages/our-way.yaml',
    'cookies.md': 'pages/cookies.md',
    'photo/office.jpg': 'photos/office.jpg',
    'photos/team/office.jpg': 'photos/office.jpg',
    'pictures/old/till.svg': 'pictures/till.svg',
  }
  for (const file of ['photo', 'photos/team', 'pictures/old']) mkdirSync(join(folder, file))
  for (const file of [...Object.keys(places), 'photos/Thumbs.db', '~$menus.xlsx']) write(`data/${file}`, 'x')
  const said = await lines()
  for (const [file, meant] of Object.entries(places))
    expect(said.filter(line => line.startsWith(`data/${file}: nothing reads`))).toEqual([
      expect.stringMatching(new RegExp(`did you mean data/${meant}\\?$`)),
    ])
  expect(said).toHaveLength(Object.keys(places).length)
})

it('names a drawing that has to be renamed, one that is too heavy, and one that is gone', async () => {
  renameSync(join(folder, 'pictures/team.svg'), join(folder, 'pictures/Team.svg'))
  change('pictures/till.svg', '</svg>', `${'<path d="M0 0h1v1"/>'.repeat(5000)}</svg>`)
  rmSync(join(folder, 'pictures/ground-fish.svg'))
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/pictures\/Team\.svg: the name of a drawing .* did you mean "team\.svg"\?$/),
    'data/pictures/ground-fish.svg: the file is missing; expected the ground behind some of the cards: draw another one',
    expect.stringMatching(/^data\/pictures\/till\.svg: 102 kB, .* expected at most 100 kB/),
  ])
})

it('names lists and menus in another form', async () => {
  cpSync(join(folder, 'leadership.json'), join(folder, 'leaders.json'))
  cpSync(join(folder, 'menus.yaml'), join(folder, 'menu.yml'))
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/leaders\.json: nothing reads this file; .*did you mean data\/leadership\.json\?$/),
    expect.stringMatching(/^data\/menu\.yml: nothing reads this file; .*did you mean data\/menus\.yaml\?$/),
  ])
})

/** A file with a mistake, and below it the place and what is said. */
const broken = String.raw`
[\n  { "id": 1\n    "title": "A" }\n]
  2:12: a comma is missing at the end of this entry; expected a comma, found "title": "A" }
[\n  { "id": 1 }\n  { "id": 2 }\n]
  2:14: a comma is missing at the end of this entry; expected a comma, found { "id": 2 }
[\n  { "id": 1, },\n]
  2:12: a comma after the last entry; expected none before the closing bracket
[{ "title": "A${'\t'}B" }]
  1:13: a tab or another character in a text that JSON does not allow there: use the space bar; found "A${'\t'}B" }]
[\n${'\u00a0'} { "id": 1 }]
  2:1: a space of another kind in the indent; use the space bar with a Latin keyboard
[{ "a": 1,500 }]
  1:11: a number with other signs than digits and one dot; expected a number such as 150000, found 500 }]
[{ "a": 15k }]
  1:11: a number with other signs than digits and one dot; expected a number such as 150000, found k }]
[{ "a": "B "c" d" }]
  1:13: words behind the closing quote of a text: write “ and ” inside of it; found c" d" }]
{ "id": 1 },\n{ "id": 2 }]
  1:1: the bracket [ is missing at the beginning of the list
[{ "id": 1,\n{ "id": 2 }]
  1:11: the bracket } of this entry is missing before the comma
[] []
  1:4: not valid JSON; expected nothing after the last bracket, found []
[{ 'id': 1 }]
  1:4: a text that is not in straight double quotes; found 'id': 1 }]
[{ "id": 1, // one\n "title": "A" }]
  1:13: a comment, which JSON does not have; found // one
[{ "id": one }]
  1:10: a text that is not in straight double quotes; found one }]
[{ "title": "A\n } ]
  1:13: a text without its closing quote on the same line; found "A
[{ "id": 1 }
  1:13: not valid JSON; expected a comma, or the closing bracket, found the end of the file
[{ "id": 1, "id": 2 }]
  1:13: the same name twice in one entry: remove one of them
`
it.each(mistakesIn(broken))('a broken JSON file is one line with the place and the cure: %j', (text, line) => {
  expect(() => parseJson('data/teams.json', text)).toThrow(
    expect.objectContaining({ message: `data/teams.json:${line}` }),
  )
})

it('finds an id twice at the second entry, an entry that is empty, and a file that is gone', async () => {
  write(
    'data/core-values.json',
    '[\n{ "id": 1, "title": "A", "description": "B" },\n{ "id": 1, "title": "A", "description": "B" }]',
  )
  write('data/benefits.json', '[null]')
  rmSync(join(folder, 'teams.json'))
  rmSync(join(folder, 'starters/lists/jobs.yaml'))
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/benefits\.json:1:2: \[0\]: does not fit/),
    'data/core-values.json:3:1: [1]: does not fit; expected a different id for each entry, found {"id":1,"title":"A","description":"B"}',
    'data/starters/lists/jobs.yaml: the file is missing; expected what make-mine writes of this list, such as []',
    'data/teams.json: the file is missing or cannot be read',
  ])
})

it('finds an id that is neither a whole number from 1 nor a name', async () => {
  const expected = 'id: does not fit; expected a whole number from 1, without quotes, or a name, found'
  const ids = ['"1"', '-1']
  const places = ids.map((id, at) => change('jobs.json', new RegExp(`(?<=^ {4}"id": )${at + 1}(?=,)`, 'm'), id))
  expect(await lines()).toEqual(ids.map((id, at) => `data/jobs.json:${places[at]}:11: [${at}].${expected} ${id}`))
})

/** Wrong values of the company, and below them what is said; those of one paragraph are made at once. */
const wrongValues = `
sales@nokshi.example -> sales.nokshi.example
  emails.sales: does not fit; expected an e-mail address
+880 2 5550 0142 -> call us
  phone: does not fit; expected a telephone number like +1 555 0100
"BDT" -> "taka"
  currency: does not fit; expected the three capitals of a currency, like EUR
"BD" -> "bd"
  address.countryCode: does not fit; expected two capitals like KE
2, "platform": "Facebook" -> 1, "platform": "Facebook"
  social[1]: does not fit; expected a different id for each entry
"currencyInWords" -> "currencyInWord"
  currencyInWord: unknown key; expected one of
https://nokshi.example" -> https://nokshi.example:443/"
  siteUrl: does not fit; expected https://nokshi.example, as browsers write it: without a port, found

+880 2 5550 0142 -> +880 2 CALL NOW
  phone: does not fit; expected a telephone number like +1 555 0100
"legalName": "Nokshi -> "legalName": "{{name}}
  legalName: does not fit; expected text without { and }: nothing fills placeholders in this file
sales@nokshi.example -> sales@nokshi
  emails.sales: does not fit; expected an e-mail address
hello@nokshi -> mailto:hello@nokshi
  emails.general: does not fit; expected an e-mail address
https://www.openstreetmap.org/?mlat=23.7461&mlon=90.3742#map=16/23.7461/90.3742 -> https://
  map.link: does not fit; expected an address such as https://www.example.com/company
"BD" -> "XX"
  address.countryCode: does not fit; expected the two capitals of a country, like KE

+880 2 5550 0142 -> 1
  phone: does not fit; expected a telephone number like +1 555 0100, found "1"
"BD" -> "BE"
  address.countryCode: does not fit; expected BD, the code of Bangladesh, found "BE"
https://www.youtube.com/@nokshi-example -> https://www.facebook.com/nokshi.example
  social[2]: does not fit; expected each profile once
`
it.each(wrongValues.split('\n\n'))('refuses wrong values of the company, each at its line', async round => {
  const wrong = mistakesIn(round).map(([typed, message]) => {
    const [from = '', to = ''] = typed.split(' -> ')
    return { start: `data/company.json:${change('company.json', from, to)}:`, message }
  })
  const found = await lines()
  for (const { start, message } of wrong)
    expect(found.filter(line => line.startsWith(start))).toEqual([expect.stringContaining(`: ${message}`)])
  expect(found).toHaveLength(wrong.length)
})

it('names a page beside the folder of pages, and a domain that is all of a kind, without their consequences', async () => {
  renameSync(join(folder, 'pages/approach.yaml'), join(folder, 'approach.yaml'))
  const line = change('outbound-domains.yaml', '- jsonfeed.org', '- com')
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/approach\.yaml: nothing reads .* did you mean data\/pages\/approach\.yaml\?$/),
    `data/outbound-domains.yaml:${line}:5: domains[2]: does not fit; expected a domain such as w3.org, without https://, found "com"`,
  ])
})

it('accepts signs of other kinds, braces in code, and a price with a comma', async () => {
  const text = '*Excl. VAT. **Per month. 2 * 3 * 4, snake_case, _x, # of clients, %PATH%, a[0](x), 50% of 100%'
  change('pages/press.yaml', /^lead: .*/m, `lead: '${text}'`)
  change('pages/blog/a-week-without-the-mouse.md', /\n\n/, `\n\nWrite \`[[name]]\`.\n\n~~~js\n\${name}\n~~~\n\n`)
  change('claims.yaml', 'tillPrice: 1200', 'tillPrice: 1,200')
  expect(await lines()).toEqual([])
})

it('remarks upon the patch of a job that is gone, names that are almost others, and a card that is no service', async () => {
  const patch = change('pages/careers.yaml', 'job-2:', 'job-22:')
  const author = change('pages/blog/a-week-without-the-mouse.md', 'Nusrat Jahan', 'Nusrat Jahn')
  change('pages/index.yaml', '- /services/web-development', '- /press')
  const platform = change('company.json', '"Facebook"', '"Facebok"')
  const department = change('jobs.json', '"Software Engineering"', '"Sofware Engineering"')
  expect(await lines()).toEqual([])
  expect(nameRemarks(root).map(faultLine)).toEqual([
    `data/pages/careers.yaml:${patch}: job-22: no such job or team, so that nothing shows this patch; did you mean "job-2"?`,
    `data/pages/blog/a-week-without-the-mouse.md:${author}: a name that is almost another; found "Nusrat Jahn"; did you mean "Nusrat Jahan"?`,
    `data/jobs.json:${department}: a name that is almost another; found "Sofware Engineering"; did you mean "Software Engineering"?`,
    `data/company.json:${platform}: a name that is almost another; found "Facebok"; did you mean "Facebook"?`,
    'data/pages/index.yaml: services.cards: /press is no service',
  ])
})

it('names a map that is not drawn, and a path of the founder that is that of a page', async () => {
  const [map, path] = [
    change('company.json', '"office-map"', '"office-mapp"'),
    change('company.json', '/tahmina-rahman', '/approach'),
  ]
  expect(path).toBeLessThan(map)
  expect(await lines()).toEqual([
    `data/company.json:${map}:18: map.still.picture: there is no such drawing; expected the name of a file in data/pictures/, without .svg, found "office-mapp"; did you mean "office-map"?`,
    'data/pages/founder.yaml:1:1: "/approach" is the address of data/pages/approach.yaml too; expected another "path" of the founder in data/company.json',
  ])
})

it('names a claim that is calculated from others, and one that is twice in a list', async () => {
  const line = change('claims.yaml', /^retest:/m, 'officeHours: 8 to 5\nretest:')
  change('claims.yaml', /clientCountries:\n( +- .*\n)/, 'clientCountries:\n$1$1')
  expect(await lines()).toEqual([
    `data/claims.yaml:${line}:14: officeHours: follows from \`workday\`, \`clientCountries\` and data/company.json: delete it here`,
    expect.stringMatching(/^data\/claims\.yaml:\d+:\d+: clientCountries\[1\]: does not fit; expected each entry once/),
  ])
})

it('names the link of a job that is not its form, a currency that there is not, and a salary with a dot', async () => {
  const links = ['/careers/apply?job=1', '/careers/apply', 'mailto:jobs@nokshi.example']
  for (const [at, link] of links.entries()) change('jobs.json', `"/careers/apply?job=${at + 2}"`, `"${link}"`)
  change('jobs.json', '"applyLink": "/careers/apply?job=1"', '"applyLink": "https://jobs.example/1"')
  change('jobs.json', '"{{currency}}"', '"BTD"')
  expect((await lines()).map(line => line.replace(/:\d+:\d+:/, ':'))).toEqual([
    'data/jobs.json: [0].salary.currency: does not fit; expected the three capitals of a currency, like EUR, found "BTD"',
    ...links.map(
      (link, at) =>
        `data/jobs.json: [${at + 1}].applyLink: not the form of this job; expected /careers/apply?job=${at + 2}, or an address with https:// of another site, found "${link}"`,
    ),
  ])
  change('jobs.json', '"from": 150000', '"from": 150.000')
  expect(await lines()).toEqual([
    expect.stringMatching(/^data\/jobs\.json:\d+:\d+: 150\.000 is 150: write 150000 or 150$/),
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
