import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photograph } from '../photograph.ts'
import { copyOfProject, edit } from './project.ts'

const folder = copyOfProject()
afterAll(() => rmSync(folder, { recursive: true }))

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

const change = (...edits: readonly [file: string, from: string | RegExp, to: string]) => edit(folder, ...edits)

const post = 'data/pages/blog/a-week-without-the-mouse.md'
const photo = 'photo:\n  file: office.jpg\n  alt: The office\ncategory:'

/** Mistakes by their row in the table of docs/content-errors.md. */
const mistakes: Readonly<Record<string, () => void>> = {
  'a comma missing': () => change('data/jobs.json', '"id": 1,', '"id": 1'),
  'a day in another form': () => change('data/jobs.json', /"posted": "[^"]*"/, '"posted": "12.10.2026"'),
  'a day that does not exist': () => change('data/jobs.json', /"posted": "[^"]*"/, '"posted": "2026-02-31"'),
  'an unknown icon': () => change('data/pages/services/pos-software.yaml', 'icon: wifi-off', 'icon: wifi-of'),
  'a title too long': () =>
    change('data/pages/approach.yaml', /^title: .*/m, `title: ${'How we work, '.repeat(6)}and why`),
  'a link to a page that is gone': () => change(post, 'On a Sunday', 'On [a](/services/ui-ux-desing) Sunday'),
  'a link that is not closed': () => change(post, 'On a Sunday', 'On [a](/approach Sunday'),
  'a photograph too small': () => {
    writeFileSync(join(folder, 'data/photos/office.jpg'), small)
    change(post, 'category:', photo)
  },
  'a photograph misnamed': () => writeFileSync(join(folder, 'data/photos/Office.JPG'), small),
  'an address twice': () => change('data/pages/approach.yaml', /^title: /m, 'aliases:\n  - /about\ntitle: '),
  'an article without a date': () => change(post, /^date: .*\n/m, ''),
  'an article without text': () => change(post, /(?<=\n---\n)[\s\S]*/, ''),
  'an article with a date in words': () => change(post, /^date: .*/m, 'date: 20 November 2026'),
  'a photograph cut off': () => {
    writeFileSync(join(folder, 'data/photos/office.jpg'), large.subarray(0, large.length / 2))
    change(post, 'category:', photo)
  },
  'a photograph of 300 megapixels': () => {
    writeFileSync(join(folder, 'data/photos/office.png'), vast)
    change(post, 'category:', photo.replace('jpg', 'png'))
  },
  'a photograph with too much detail': () => {
    writeFileSync(join(folder, 'data/photos/office.jpg'), heavy)
    change(post, 'category:', photo)
  },
  'a link to a site that is not listed': () => change(post, 'On a Sunday', 'On [a](https://casino.invalid/) Sunday'),
  'a page copied with its charts': () =>
    change('data/pages/services/it-consulting.yaml', 'id: core-banking', 'id: checker'),
  'a page of a price that is gone': () =>
    change('data/claims.yaml', 'page: services/it-consulting', 'page: services/it'),
  'a conflict that Git left': () => change(post, 'On a Sunday', '<<<<<<< HEAD\nOn a Sunday'),
  'an indent of another keyboard': () => change('data/pages/approach.yaml', /\n {2}(?=\w)/, '\n\u3000\u3000'),
  'a list in UTF-16': () =>
    writeFileSync(
      join(folder, 'data/jobs.json'),
      Buffer.from(`\uFEFF${readFileSync('data/jobs.json', 'utf8')}`, 'utf16le'),
    ),
  'an address of the API': () =>
    change('data/pages/approach.yaml', /^title: /m, 'aliases:\n  - /api/approach\ntitle: '),
  'a job with a long title': () =>
    change('data/jobs.json', /"title": "[^"]*"/, `"title": "${'Software Engineer, Payments and '.repeat(2)}more"`),
  'a picture of another host': () =>
    change('data/leadership.json', /"imageUrl": "[^"]*"/, '"imageUrl": "https://images.partner.example/one.jpg"'),
  'a site address in capitals': () => change('data/company.json', 'https://nokshi.example', 'https://Nokshi.Example'),
  'an article in a folder': () => {
    mkdirSync(join(folder, 'data/pages/blog/2026'))
    cpSync(join(folder, post), join(folder, 'data/pages/blog/2026/odd.md'))
  },
  'an article changed before its day': () => change(post, 'category:', 'updated: 2020-01-01\ncategory:'),
  'a page twice in a menu': () => change('data/menus.yaml', '    - /about\n', '    - /about\n    - /about\n'),
  'a tag twice': () => change(post, /^tags:\n( +- )(.*)\n/m, 'tags:\n$1$2\n$1$2\n'),
  'an invisible character': () => change(post, 'On a Sunday', 'On a \u202ESunday'),
  'an invisible character in a list': () => change('data/jobs.json', '"Senior Frontend', '"Senior\\u200B Frontend'),
  'a link with the domain of the site': () =>
    change(post, 'On a Sunday', 'On [a](https://nokshi.example/approach?a=1#b) Sunday'),
  'a drawing without shapes': () =>
    change(
      'data/pictures/jacket.svg',
      /[\s\S]*/,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><text>a</text></svg>',
    ),
  'a photograph among the drawings': () => writeFileSync(join(folder, 'data/pictures/office.png'), small),
  'a drawing among the photographs': () => writeFileSync(join(folder, 'data/photos/office.svg'), '<svg/>'),
  'a name of spaces': () => change('data/company.json', '"legalName": "Nokshi Software Limited"', '"legalName": "  "'),
  'a name with an emoji': () => change('data/company.json', '"name": "Nokshi"', '"name": "Nokshi 🚀"'),
}

/** Runs the content check of `npm run dev`, `check` and `build` on a fresh copy of the content with a mistake. */
function told(mistake: () => void) {
  rmSync(join(folder, 'data'), { recursive: true })
  cpSync('data', join(folder, 'data'), { recursive: true })
  mistake()
  const program = ['--import', 'tsx', 'src/content/read/main.build.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' })
  return { status, lines: `${stdout}${stderr}`.trim() }
}

const table = readFileSync('docs/content-errors.md', 'utf8')
/** Replaces line and column numbers by 0, because content moves, and the weight of a photograph made by chance. */
const withoutPlace = (text: string) => text.replace(/:\d+(?::\d+)?(?=: )|(?<=weighs )\d+/g, ':0')

it.each(Object.entries(mistakes))('%s gives the documented message with file and line', (name, mistake) => {
  const { status, lines } = told(mistake)
  expect(status).toBe(1)
  const row = table.split('\n').find(line => line.startsWith(`| ${name} `))
  const [, message = ''] = /\| `(.*)` *\|$/.exec(row ?? '') ?? []
  expect(withoutPlace(lines)).toBe(withoutPlace(message))
  expect(lines).not.toMatch(/^\s+at /m)
  if (!/^data\/(photos|pictures)\//.test(lines)) expect(lines).toMatch(/^data\/\S+:\d+/)
})

it('a name in Bangla with an apostrophe is accepted', () => {
  expect(told(() => change('data/company.json', '"name": "Nokshi"', '"name": "নকশি’s Loom"'))).toEqual({
    status: 0,
    lines: '',
  })
})
