import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { fingerprintsOf, leftovers } from '../scripts/sample-content.ts'

const page = (lead: string, author: string, website: string) =>
  `lead: ${lead}\nquotes:\n  - author: ${author}\nwebsite: https://${website}\n`
const sample = `We build tills that {{city}} trusts. Nothing else matters to the shops we serve.`
const home = 'data/pages/index.yaml'
const post =
  '---\ntitle: Why tills fail on every second Friday\n---\n\n## A heading\n\nA till is a promise that\na shop makes to its customers.\n'
const files = new Map([
  [
    'data/teams.json',
    '[\n  { "id": 1, "title": "Engineering", "description": "Builds and runs what clients use every day." }\n]\n',
  ],
  [home, page(sample, 'Rokeya Begum', 'loom.example')],
  ['data/pages/blog/tills.md', post],
  ['public/images/mark.svg', '<svg><path d="M0 0"/></svg>\n'],
])
const delivered = new Set(fingerprintsOf(files))
const left = (path: string, content: string) => leftovers(new Map([[path, content]]), delivered)[0]?.signs

describe('what is left of the sample content', () => {
  it('is all of it at first, with the line of the first text', () => {
    expect(leftovers(files, delivered)).toEqual([
      {
        path: 'data/teams.json',
        signs: ['1 text as delivered, the first in line 2: "Builds and runs what clients use every day."'],
      },
      {
        path: home,
        signs: [
          `3 texts as delivered, the first in line 1: "We build tills that {{city}} trusts. Nothing else…"`,
          '1 address under .example',
        ],
      },
      {
        path: 'data/pages/blog/tills.md',
        signs: ['2 texts as delivered, the first in line 2: "Why tills fail on every second Friday"'],
      },
      { path: 'public/images/mark.svg', signs: ['as delivered'] },
    ])
  })

  it('is found in another file and in another format, with other quotes and line ends', () => {
    const moved =
      'lead: >-\r\n  We build tills that {{city}} trusts.\r\n  Other words that no one has written before.\r\n'
    expect(left('data/pages/index.yaml', moved)).toEqual([
      '1 text as delivered, the first in line 1: "We build tills that {{city}} trusts. Other words t…"',
    ])
    expect(left('data/pages/blog/tills.md', post.replaceAll('\n', '\r\n'))?.[0]).toMatch(/^2 texts as delivered/)
  })

  it('is a quoted person, a mark or an invented address in a file that was changed, or is new', () => {
    expect(left(home, page('Ours.', 'Rokeya Begum', 'loom.test'))).toEqual([
      '1 text as delivered, the first in line 3: "Rokeya Begum"',
    ])
    expect(left('data/pages/new.yaml', 'studies:\n  - sample: true\n  - sample: true\n')).toEqual([
      '2 entries marked as sample',
    ])
    expect(left(home, page('Ours.', 'Zara Malik', 'loom.example'))).toEqual(['1 address under .example'])
  })

  it('is nothing where the owner wrote, and no label that any company has', () => {
    expect(left(home, page('We make ships for people who fish at night.', 'Zara Malik', 'loom.test'))).toBeUndefined()
    expect(left('data/teams.json', '[{ "id": 1, "title": "Engineering", "description": "Ours." }]')).toBeUndefined()
    expect(leftovers(new Map(), delivered)).toEqual([])
  })
})

describe('npm run check:content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = (...options: string[]) => {
    const program = [
      '--import',
      pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
      resolve('scripts/check-content.ts'),
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...options], {
      cwd: folder,
      encoding: 'utf8',
    })
    return [status, ...`${stdout}${stderr}`.trim().split('\n')]
  }
  const lastOf = ([status, ...lines]: ReturnType<typeof run>) => [status, lines.at(-1)]

  it('with --strict ends with 1 until everything is replaced or kept', () => {
    put('scripts/.keep', '')
    for (const [path, text] of files) put(path, text)
    expect(run('--record')[0]).toBe(0)
    expect(lastOf(run('--strict'))).toEqual([1, expect.stringContaining('--keep <file>')])
    expect(lastOf(run('--keep', 'data/missing.json'))).toEqual([
      1,
      expect.stringContaining('There is no file data/missing.json'),
    ])
    expect(lastOf(run('--keep', 'data/teams.json'))).toEqual([0, 'data/teams.json: kept as it is.'])
    put(home, page('Ours.', 'Zara Malik', 'loom.test'))
    put('data/pages/blog/tills.md', 'Our own first words about tills and ships.\n')
    expect(run('--strict')[0]).toBe(1)
    put('public/images/mark.svg', '<svg/>')
    expect(lastOf(run('--strict'))).toEqual([0, 'No sample content is left.'])
  })

  it('names the photographs that no content names', () => {
    put('scripts/sample-content.txt', '')
    put('data/photos/team.jpg', 'a picture')
    put('data/photos/roof.jpg', 'a picture')
    put('data/pages/about.yaml', 'photo:\n  file: team.jpg\n')
    const told = run().filter(line => String(line).startsWith('data/photos/'))
    expect(told).toEqual(['data/photos/roof.jpg: no page and no list names this photograph; name it, or delete it'])
  })
})
