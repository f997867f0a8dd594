import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { copyOfContent } from '../content-copy.ts'
import { photograph } from '../photograph.ts'

const { root, edit, write, lines, reset } = copyOfContent()
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(reset)

let small: Buffer
let large: Buffer
let vast: Buffer
let heavy: Buffer
beforeAll(async () => {
  small = await photograph({ width: 800, height: 500 })
  large = await photograph({ width: 1500, height: 1000 })
  heavy = await photograph({ width: 1500, height: 1000, noise: 100 })
  const create = { width: 20_000, height: 15_000, channels: 3, background: 'white' } as const
  vast = await sharp({ create, limitInputPixels: false }).png().toBuffer()
})

/** Mistakes by their row in the table of docs/content-errors.md. */
type Mistakes = Readonly<Record<string, () => void>>

const post = 'data/pages/blog/a-week-without-the-mouse.md'
const inPost = (from: string | RegExp, to: string) => () => void edit(post, from, to)
const photographed = (file: string, content: () => Buffer) => () => {
  write(`data/photos/${file}`, content())
  edit(post, 'category:', `photo:\n  file: ${file}\n  alt: The office\ncategory:`)
}
const inArticle: Mistakes = {
  'a link to a page that is gone': inPost('On a Sunday', 'On [a](/services/ui-ux-desing) Sunday'),
  'a link that is not closed': inPost('On a Sunday', 'On [a](/approach Sunday'),
  'a photograph too small': photographed('office.jpg', () => small),
  'an article without a date': inPost(/^date: .*\n/m, ''),
  'an article without text': inPost(/(?<=\n---\n)[\s\S]*/, ''),
  'an article with a date in words': inPost(/^date: .*/m, 'date: 20 November 2026'),
  'a photograph cut off': photographed('office.jpg', () => large.subarray(0, large.length / 2)),
  'a photograph of 300 megapixels': photographed('office.png', () => vast),
  'a photograph with too much detail': photographed('office.jpg', () => heavy),
  'a link to a site that is not listed': inPost('On a Sunday', 'On [a](https://casino.invalid/) Sunday'),
  'a conflict that Git left': inPost('On a Sunday', '<<<<<<< HEAD\nOn a Sunday'),
  'an article changed before its day': inPost('category:', 'updated: 2020-01-01\ncategory:'),
  'a tag twice': inPost(/^tags:\n( +- )(.*)\n/m, 'tags:\n$1$2\n$1$2\n'),
  'an invisible character': inPost('On a Sunday', 'On a \u202ESunday'),
  'a link with the domain of the site': inPost('On a Sunday', 'On [a](https://nokshi.example/approach?a=1#b) Sunday'),
}

const inJobs = (from: string | RegExp, to: string) => () => void edit('data/jobs.json', from, to)
const ofJobs: Mistakes = {
  'a comma missing': inJobs('"id": 1,', '"id": 1'),
  'a day in another form': inJobs(/"posted": "[^"]*"/, '"posted": "12.10.2026"'),
  'a day that does not exist': inJobs(/"posted": "[^"]*"/, '"posted": "2026-02-31"'),
  'a list in UTF-16': () =>
    write('data/jobs.json', Buffer.from(`\uFEFF${readFileSync('data/jobs.json', 'utf8')}`, 'utf16le')),
  'a job with a long title': inJobs(
    /"title": "[^"]*"/,
    `"title": "${'Software Engineer, Payments and '.repeat(2)}more"`,
  ),
  'an invisible character in a list': inJobs('"Senior Frontend', '"Senior\\u200B Frontend'),
}

const inPage = (from: string | RegExp, to: string) => () => void edit('data/pages/approach.yaml', from, to)
const ofPage: Mistakes = {
  'a title too long': inPage(/^title: .*/m, `title: ${'How we work, '.repeat(6)}and why`),
  'an address twice': inPage(/^title: /m, 'aliases:\n  - /about\ntitle: '),
  'an indent of another keyboard': inPage(/\n {2}(?=\w)/, '\n\u3000\u3000'),
  'an address of the API': inPage(/^title: /m, 'aliases:\n  - /api/approach\ntitle: '),
}

const ofCompany: Mistakes = {
  'a site address in capitals': () => edit('data/company.json', 'https://nokshi.example', 'https://Nokshi.Example'),
  'a name of spaces': () => edit('data/company.json', '"legalName": "Nokshi Software Limited"', '"legalName": "  "'),
  'a name with an emoji': () => edit('data/company.json', '"name": "Nokshi"', '"name": "Nokshi 🚀"'),
}

/** None of these hides another, in one file or in several. */
const elsewhere: Mistakes = {
  'a placeholder in single braces': () =>
    edit('data/pages/services/ai-ml.yaml', /^headline: .*/m, 'headline: AI by {name}'),
  'an empty value': () => edit('data/pages/services/ai-ml.yaml', /^blurb: .*/m, 'blurb:'),
  'quotes of a word processor': () =>
    edit('data/pages/services/crm-erp/odoo.yaml', /^headline: .*/m, 'headline: “Odoo, set up for you”'),
  'a text that the code does not know': () => edit('data/texts.yaml', /^ {2}skip: /m, '  greeting: Welcome\n  skip: '),
  'a text missing in another language': () => edit('data/starters/texts.pt.yaml', /^ {2}skip: .*\n/m, ''),
  'an unknown icon': () => edit('data/pages/services/pos-software.yaml', 'icon: wifi-off', 'icon: wifi-of'),
  'a photograph misnamed': () => write('data/photos/Office.JPG', small),
  'a page copied with its charts': () =>
    edit('data/pages/services/it-consulting.yaml', 'id: core-banking', 'id: checker'),
  'a page of a price that is gone': () => edit('data/claims.yaml', 'page: services/it-consulting', 'page: services/it'),
  'a picture of another host': () =>
    edit('data/leadership.json', /"imageUrl": "[^"]*"/, '"imageUrl": "https://images.partner.example/one.jpg"'),
  'an article in a folder': () => {
    mkdirSync(join(root, 'data/pages/blog/2026'))
    cpSync(join(root, post), join(root, 'data/pages/blog/2026/odd.md'))
  },
  'a page twice in a menu': () => edit('data/menus.yaml', '    - /about\n', '    - /about\n    - /about\n'),
  'a drawing without shapes': () =>
    write(
      'data/pictures/jacket.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><text>a</text></svg>',
    ),
  'a photograph among the drawings': () => write('data/pictures/office.png', small),
  'a drawing among the photographs': () => write('data/photos/office.svg', '<svg/>'),
}

/** The content is read once for mistakes in different files. Without a company no page is read. */
const rounds = [
  ...Object.keys(inArticle).map((_, at) =>
    [inArticle, ofJobs, ofPage].flatMap(mistakes => Object.entries(mistakes).slice(at, at + 1)),
  ),
  Object.entries(ofCompany),
  Object.entries(elsewhere),
]

const table = readFileSync('docs/content-errors.md', 'utf8').split('\n')
const messageOf = (name: string) =>
  /\| `(.*)` *\|$/.exec(table.find(line => line.startsWith(`| ${name} `)) ?? '')?.[1] ?? name
/** Replaces line and column numbers by 0, because content moves, and the weight of a photograph made by chance. */
const withoutPlace = (text: string) => text.replace(/:\d+(?::\d+)?(?=: )|(?<=weighs )\d+/g, ':0')

it.each(rounds.map(round => [round.map(([name]) => name).join(', '), round] as const))(
  'the documented messages, with file and line: %s',
  async (_, round) => {
    for (const [, mistake] of round) mistake()
    const said = await lines()
    expect(said.map(withoutPlace).sort()).toEqual(round.map(([name]) => withoutPlace(messageOf(name))).sort())
    for (const line of said) if (!/^data\/(photos|pictures)\//.test(line)) expect(line).toMatch(/^data\/\S+:\d+/)
  },
)

it('a name in Bangla with an apostrophe is accepted', async () => {
  edit('data/company.json', '"name": "Nokshi"', '"name": "নকশি’s Loom"')
  expect(await lines()).toEqual([])
})
