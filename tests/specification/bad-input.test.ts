import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { faultLine } from '#build/content/fault.ts'
import { contentFaults } from '#build/content/index.ts'
import { company } from '#site/company.ts'

const root = mkdtempSync(join(tmpdir(), 'content-'))
symlinkSync(resolve('public'), join(root, 'public'))
afterAll(() => rmSync(root, { recursive: true }))

beforeEach(() => {
  rmSync(join(root, 'data'), { recursive: true, force: true })
  cpSync('data', join(root, 'data'), { recursive: true })
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const write = (file: string, text: string | Buffer) => writeFileSync(join(root, file), text)

/** Replaces the first occurrence of a text, which must exist. Returns its line. */
function edit(file: string, from: string | RegExp, to: string): number {
  const text = read(file)
  const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
  if (at < 0) throw new Error(`${file} has no ${from}`)
  write(
    file,
    text.replace(from, () => to),
  )
  return text.slice(0, at).split('\n').length
}

/** Returns the generated files with their modification times. */
const written = () =>
  (readdirSync(join(root, '.content'), { recursive: true }) as string[]).map(file => [
    file,
    statSync(join(root, '.content', file)).mtimeMs,
  ])

const lines = async () => (await contentFaults(root)).map(faultLine)

const service = 'data/pages/services/it-consulting.yaml'
const post = 'data/pages/blog/what-an-offline-till-must-decide.md'

describe('content', () => {
  it('has no fault', async () => {
    expect(await lines()).toEqual([])
  })
})

interface Case {
  readonly what: string
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
  /** The expected message after the file and the line. The line is that of the change plus `below`. */
  readonly said: string
  readonly below?: number
}

const pageAddress = 'expected the address of a page of this site'

const cases: readonly Case[] = [
  {
    what: 'a key twice',
    file: service,
    from: /^headline:/m,
    to: 'lead: again\nheadline:',
    below: 2,
    said: 'the same key twice; remove one of them',
  },
  { what: 'a tab', file: service, from: /^ {2}team:/m, to: '\tteam:', said: 'a tab; use spaces to indent' },
  {
    what: 'a missing quote',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: "IT consulting',
    said: 'a quote or bracket that is opened and not closed',
  },
  {
    what: 'a colon in a text',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: IT consulting: the plan',
    said: 'a colon in a text without quotes, or a wrong indent',
  },
  {
    what: 'a wrong indent',
    file: service,
    from: /^ {2}team:/m,
    to: '   team:',
    below: 1,
    said: 'a wrong indent: entries of one list or group begin in the same column',
  },
  {
    what: 'a number for text',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: 24',
    said: 'headline: does not fit; expected text, found 24',
  },
  {
    what: 'text for a list',
    file: service,
    from: /^ {2}lead: What an.*\n {2}items:(?:\n {4}- .*)+/m,
    to: '  lead: What.\n  items: none',
    below: 1,
    said: 'benefits.items: does not fit; expected a list, found "none"',
  },
  {
    what: 'a misspelt key',
    file: service,
    from: /^headline:/m,
    to: 'headlines:',
    said: 'headlines: unknown name, and headline is missing; did you mean "headline"?',
  },
  { what: 'a missing key', file: service, from: /^headline: .*\n/m, to: '', below: -11, said: 'headline: missing' },
  {
    what: 'HTML',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: IT <b>consulting</b>',
    said: 'headline: does not fit; expected plain text, without HTML and control characters, found',
  },
  {
    what: 'HTML in an article',
    file: post,
    from: /\n\n/,
    to: '\n\nA <b onclick="x()">bold</b> word.\n\n',
    below: 2,
    said: 'HTML in a text; expected Markdown, found "<b onclick=\\"x()\\">"',
  },
  {
    what: 'HTML in a list',
    file: 'data/jobs.json',
    from: /"title": ".*"/,
    to: '"title": "A <b>job</b>"',
    said: '[0].title: does not fit; expected plain text, without HTML',
  },
  {
    what: 'a character that controls a terminal',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: "IT \\a consulting"',
    said: 'headline: does not fit; expected plain text, without HTML and control characters',
  },
  {
    what: 'an anchor',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: &a IT consulting',
    said: 'an anchor or alias (& or *), which is not allowed here',
  },
  {
    what: 'a custom tag',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: !secret IT consulting',
    said: 'a YAML tag (!), which is not allowed here',
  },
  {
    what: 'an alias that is a page',
    file: service,
    from: /^aliases:\n {2}- .*/m,
    to: 'aliases:\n  - /about',
    below: 1,
    said: '"/about" is the address of data/pages/about.yaml too',
  },
  {
    what: 'a patch with an icon that is none',
    file: 'data/pages/about.yaml',
    from: /^patch: .*/m,
    to: 'patch: { icon: neeedle, dye: madder }',
    said: 'does not fit; expected the name of an icon of https://tabler.io/icons, found "neeedle"; did you mean "needle"?',
  },
  {
    what: 'a menu that names a page that is gone',
    file: 'data/menus.yaml',
    from: '/services/web-development',
    to: '/services/web-developmen',
    said: `header.solutions[0].items[0]: does not fit; ${pageAddress}, found "/services/web-developmen"; did you mean "/services/web-development"?`,
  },
  {
    what: 'a link to no page',
    file: 'data/pages/search.yaml',
    from: /to: \/careers.*/,
    to: 'to: /carers',
    said: `popular[3].to: does not fit; ${pageAddress}, found "/carers"; did you mean "/careers"?`,
  },
  {
    what: 'a link to no page in Markdown',
    file: post,
    from: /\n\n/,
    to: '\n\nSee [this](/servces).\n\n',
    below: 2,
    said: 'a link to "/servces", where there is no page; did you mean "/services"?',
  },
  {
    what: 'a link to no page whose address is at the end of the Markdown',
    file: post,
    from: /\n\n/,
    to: '\n\nSee [this][there].\n\n[there]: /servces\n\n',
    below: 4,
    said: 'a link to "/servces", where there is no page; did you mean "/services"?',
  },
  {
    what: 'a link that is no address',
    file: post,
    from: /\n\n/,
    to: '\n\nSee [this](services).\n\n',
    below: 2,
    said: 'not an address: "services"; expected one that begins with / for a page of this site',
  },
  {
    what: 'a link to no page in a list',
    file: 'data/brands.json',
    from: '"/services/pos-software"',
    to: '"/services/pos-softwar"',
    said: '[0].link: a link to "/services/pos-softwar", where there is no page; did you mean "/services/pos-software"?',
  },
  {
    what: 'a second page of the founder',
    file: service,
    from: /^view: .*/m,
    to: 'view: founder',
    said: 'view: only data/pages/founder.yaml can have it; found "founder"',
  },
  {
    what: 'an unknown view',
    file: service,
    from: /^view: .*/m,
    to: 'view: servce',
    said: 'view: no such view; expected one of 30 names, found "servce"; did you mean "service"?',
  },
  {
    what: 'an unknown placeholder',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: IT consulting by {{nmae}}',
    said: 'headline: there is no {{nmae}}; did you mean {{name}}?',
  },
  {
    what: 'a placeholder without its last brace',
    file: service,
    from: /^headline: .*/m,
    to: 'headline: "IT consulting by {{name}"',
    said: 'headline: there is no {{name}; did you mean {{name}}?',
  },
  {
    what: 'a time that cannot be read',
    file: service,
    from: /time: day 1$/m,
    to: 'time: two weeks',
    said: 'process.items[0].time: does not fit; expected a time such as "weeks 3-4", "day 1", "5-8 days", "half a day" or "2 weeks per shop", found "two weeks"',
  },
  {
    what: 'a figure that cannot be read',
    file: service,
    from: /before: .*/,
    to: 'before: many',
    said: 'caseStudies.items[0].result.before: does not fit; expected a figure such as "19 days", "1.6 s", "45 min"',
  },
]

describe('bad input', () => {
  it.each(cases)(
    'names the place of $what in one line, and leaves the site as it was',
    async ({ file, from, to, said, below = 0 }) => {
      const before = written()
      const line = edit(file, from, to) + below
      const found = await lines()
      expect(found).toEqual([expect.stringMatching(new RegExp(`^${file}:${line}:`))])
      expect(found[0]).toContain(`: ${said}`)
      expect(written()).toEqual(before)
    },
  )

  it('names two pages with one address, a name that is no address, and a file that is no page', async () => {
    const terms = read('data/pages/terms.md').replace(/^aliases:\n(?: {2}- .*\n)+/m, '')
    const description = `description: ${'Another page about the company. '.repeat(3)}`
    write(
      'data/pages/about.md',
      terms.replace(/^title: .*/m, 'title: Another title').replace(/^description: .*/m, description),
    )
    write('data/pages/About us.yaml', read('data/pages/about.yaml'))
    write('data/pages/notes.txt', 'x')
    expect(await lines()).toEqual([
      'data/pages/About us.yaml: its name is not a valid URL path; expected small letters, digits and hyphens',
      expect.stringMatching(
        /^data\/pages\/about\.yaml:\d+:\d+: "\/about" is the address of data\/pages\/about\.md too$/,
      ),
      'data/pages/notes.txt: not a page; expected a file with the ending .yaml or .md',
    ])
  })

  it('names an anchor without its section, and a menu that leads to a missing anchor', async () => {
    const [design, startup] = ['data/pages/services/ui-ux-design.yaml', 'data/pages/startup.yaml']
    edit(design, /(?<=^chapters:\n {2}- id: )interaction-design/m, 'interaction-desing')
    edit(startup, /^features:\n(?: .*\n)+/m, '')
    const gone = (id: string, more = '') => `anchors[0].id: no part of the page is called "${id}"${more}`
    expect(await lines()).toEqual([
      `${design}:9:9: ${gone('interaction-design', '; did you mean "interaction-desing"?')}`,
      `${startup}:9:9: ${gone('why-us')}`,
    ])
    edit(design, 'interaction-design', 'interaction-desing')
    edit(startup, /^anchors:\n(?: .*\n)+/m, '')
    expect(await lines()).toEqual([
      expect.stringMatching(
        /^data\/menus\.yaml:\d+:\d+: header\.solutions\[1\]\.items\[\d\]: does not fit; .* did you mean "\/services\/ui-ux-design#interaction-desing"\?$/,
      ),
    ])
  })

  it('names a file that is not UTF-8, and one that is empty', async () => {
    write(service, Buffer.from([0x74, 0x69, 0x74, 0x6c, 0x65, 0x3a, 0x20, 0xe9, 0x0a]))
    write('data/pages/services/cloud.yaml', '')
    expect(await lines()).toEqual([
      'data/pages/services/cloud.yaml:1: no keys with values, such as "title: Contact"',
      `${service}:1: not UTF-8: save it in this encoding`,
    ])
  })

  it('names missing files, and ignores what a system leaves beside pages', async () => {
    for (const file of ['menus.yaml', 'pages/index.yaml']) rmSync(join(root, 'data', file))
    write('data/pages/.DS_Store', '')
    write('data/pages/about.yaml~', '')
    expect(await lines()).toEqual([
      'data/menus.yaml: the file is missing or cannot be read',
      'data/pages/index.yaml: the file is missing; expected a page with the view home',
    ])
    rmSync(join(root, 'data/claims.yaml'))
    expect(await lines()).toEqual(['data/claims.yaml: the file is missing or cannot be read'])
  })

  it('accepts aliases of an article and of the founder', async () => {
    edit(post, /^title:/m, 'aliases:\n  - /blog/tills\ntitle:')
    edit('data/pages/founder.yaml', /^title:/m, 'aliases:\n  - /people/founder\ntitle:')
    expect(await lines()).toEqual([])
    const redirects = JSON.parse(read('.content/redirects.json'))
    expect(redirects).toContainEqual(['/blog/tills', '/blog/what-an-offline-till-must-decide'])
    expect(redirects).toContainEqual(['/people/founder', company.founder.path])
  })

  it('names a fault of a page beside faults of claims and texts', async () => {
    edit('data/claims.yaml', /^tillPrice: .*$/m, 'tillPrice: cheap')
    edit('data/texts.yaml', '  skip: Skip to content', '  skp: Skip to content')
    edit(service, /^headline: .*$/m, 'headlin: IT consulting')
    const said = await lines()
    for (const file of ['data/claims.yaml', 'data/texts.yaml', service])
      expect(said.filter(line => line.startsWith(`${file}:`))).toHaveLength(1)
    expect(said).toHaveLength(3)
  })
})
