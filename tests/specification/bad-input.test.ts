import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { copyOfContent } from '../content-copy.ts'

const { root, read, write, edit, lines, reset } = copyOfContent()
afterAll(() => rmSync(root, { recursive: true }))

/** Returns the generated files with their modification times. */
const written = () =>
  (readdirSync(join(root, '.content'), { recursive: true }) as string[]).map(file => [
    file,
    statSync(join(root, '.content', file)).mtimeMs,
  ])

const service = 'data/pages/services/it-consulting.yaml'
const post = 'data/pages/blog/what-an-offline-till-must-decide.md'

/** The files of other services and articles, of which each has one mistake. */
const services = [
  'ai-ml',
  'cloud-services',
  'crm-erp',
  'cybersecurity',
  'ecommerce',
  'pos-software',
  'web-development',
  'software-testing-as-service',
]
const posts = ['what-an-offline-till-must-decide', 'the-restore-drill-we-failed', 'phishing-drills-that-do-not-shame']

/** A change of a file, and the expected message after the file and the line. The line is that of the change plus `below`. */
type Case = readonly [file: string, from: string | RegExp, to: string, said: string, below?: number]

const noPicture =
  'imageUrl: no picture of this site, and the security policy blocks those of others; expected a file: put it into data/photos/ and name it in "photo", or into public/images/ and write "/images/...", found'
const plain = 'does not fit; expected plain text, without HTML, Markdown, control and invisible characters'
const pageAddress = 'expected the address of a page of this site'

const pageOf = (name: string) => `data/pages/services/${name}.yaml`

/** Wrong headlines of a service, and what is said of them. */
const headlines: Readonly<Record<string, readonly [wrong: string, said: string]>> = {
  'a number for text': ['24', 'headline: does not fit; expected text in quotes, found 24'],
  HTML: ['IT <b>consulting</b>', `headline: ${plain}, found`],
  'a character that controls a terminal': ['"IT \\a consulting"', `headline: ${plain}`],
  'an anchor': ['&a IT consulting', 'an anchor or alias (& or *), which is not allowed here'],
  'a custom tag': ['!secret IT consulting', 'a YAML tag (!), which is not allowed here'],
  'an unknown placeholder': ['IT by {{nmae}}', 'headline: there is no {{nmae}}; did you mean {{name}}?'],
  'a placeholder without its last brace': ['"By {{name}"', 'headline: there is no {{name}; did you mean {{name}}?'],
  'a placeholder with a brace too many': [
    '"By {{{name}}}"',
    'headline: there is no {{{name}}}; did you mean {{name}}?',
  ],
}

/** Wrong paragraphs of an article, how far below its beginning they stand, and what is said of them. */
const paragraphs: Readonly<Record<string, readonly [wrong: string, below: number, said: string]>> = {
  'HTML in an article': [
    'A <b onclick="x()">bold</b> word.',
    2,
    'HTML in a text; expected Markdown, found "<b onclick=\\"x()\\">"',
  ],
  'a link to no page whose address is at the end of the Markdown': [
    'See [this][there].\n\n[there]: /servces',
    4,
    'a link to "/servces", where there is no page; did you mean "/services"?',
  ],
  'a link that is no address': [
    'See [this](services).',
    2,
    'not an address: "services"; expected one that begins with / for a page of this site',
  ],
}

const others: Readonly<Record<string, Case>> = {
  'a comma in a text in braces': [
    pageOf('cybersecurity/threat-assessment'),
    /^patch: .*/m,
    'patch: { icon: lock, dye: night, or day }',
    'a text behind a comma: put the whole text in quotes',
  ],
  'a list in place of keys': [
    pageOf('data-analytics/bi'),
    /^deliverables:\n(?: {2}lead: .*\n)? {2}items:\n/m,
    'deliverables:\n',
    'deliverables[0]: an entry of a list; expected one of lead, items',
    1,
  ],
  'a key without a space behind its colon': [
    pageOf('data-analytics/strategy'),
    /^headline: .*/m,
    "headline:'Data: a strategy'",
    'a colon without a space behind it: write key: value',
  ],
  'a label in capitals': [
    pageOf('data-analytics/advanced'),
    /^label:/m,
    'Label:',
    'Label: unknown key; expected one of 26 keys; did you mean "label"?',
  ],
  'a placeholder of another program': [
    pageOf('enterprise-software-development'),
    /^lead: .*/m,
    'lead: We at [[name]]',
    'lead: there is no [[name]]; did you mean {{name}}?',
  ],
  'a placeholder of a third program': [
    pageOf('enterprise-software-development'),
    /^headline: .*/m,
    'headline: We at %name%',
    'headline: there is no %name%; did you mean {{name}}?',
  ],
  'slanted words on a page': ['data/pages/startup.yaml', /^lead: .*/m, 'lead: We are _really_ good', `lead: ${plain}`],
  'bold words of another kind': ['data/pages/about.yaml', /^lead: .*/m, 'lead: We are __bold__', `lead: ${plain}`],
  'code on a page, far below its beginning': [
    'data/pages/support.yaml',
    /^lead: .*/m,
    `lead: ${'We answer. '.repeat(20)}Run \`npm\` daily`,
    `lead: ${plain}, found "…wer. We answer. Run \`npm\` daily"`,
  ],
  'a placeholder with a dollar': [
    'data/texts.yaml',
    'Ask to speak to {name}',
    `Ask to speak to \${name}`,
    'caseStudies.ask: does not fit; expected a text with {name}, spelt like this',
  ],
  'a testimonial that has the id of another': [
    'data/pages/index.yaml',
    '- id: 2\n',
    '- id: 1\n',
    'testimonials.items[1]: does not fit; expected a different id for each entry',
  ],
  'an industry twice': [
    'data/pages/index.yaml',
    /(?<= +names:\n( +- .*\n)).*\n/,
    '$1',
    'industries.names[1]: does not fit; expected each entry once',
  ],
  'a card of an article': [
    'data/pages/index.yaml',
    '- /services/mobile-app-development',
    '- /blog/the-restore-drill-we-failed',
    'services.cards[1]: a page that cannot be named here; expected one that the sitemap names',
  ],
  'a page below an article': [
    'data/pages/brands.yaml',
    /^label: .*/m,
    'label: Brands\nparent: /blog/the-restore-drill-we-failed',
    'parent: a page that cannot be named here; expected one that the sitemap names',
    1,
  ],
  'an address of the scripts': [
    'data/pages/blog.yaml',
    /^label: .*/m,
    'label: Blog\naliases: [/assets/x]',
    'aliases[0]: does not fit; expected an address such as /services/cloud, in small letters, not below /api, /assets or /art',
    1,
  ],
  'a second contact page': [
    pageOf('cybersecurity/data-security'),
    /^view: .*/m,
    'view: contact',
    'view: data/pages/contact.yaml has the view contact, and no other page; found "contact"',
  ],
  'a page with the view of another': [
    'data/pages/404.yaml',
    /^view: .*/m,
    'view: offline',
    'view: data/pages/404.yaml has the view notFound, and no other page; found "offline"',
  ],
  'a number without end': [
    pageOf('cybersecurity/network-security'),
    /^order: .*/m,
    'order: .inf',
    '.inf is no number: write digits, or put the text in quotes',
  ],
  'a misspelt case study': [
    'data/pages/industries/ecommerce.yaml',
    'study: clothing-returns',
    'study: clothing-return',
    'caseStudies.items[2].result.study: does not fit; expected a case study by the name of its file, found "clothing-return"; did you mean "clothing-returns"?',
  ],
  'a title of two lines': [
    'data/pages/partnership.yaml',
    /^title: .*/m,
    'title: |\n  For those who work\n  with us',
    'title: more than one line; expected text on one line, which does not begin with | or >',
  ],
  'the middle of a conflict that Git left': [
    'data/pages/blog/eleven-people-one-password.md',
    /\n\n/,
    '\n\n=======\n\n',
    'two versions that Git could not merge',
    2,
  ],
  'a key twice': [
    pageOf('mobile-app-development'),
    /^headline:/m,
    'lead: again\nheadline:',
    'the same key twice; remove one of them',
    2,
  ],
  'text for a list': [
    service,
    /^ {2}lead: What an.*\n {2}items:(?:\n {4}- .*)+/m,
    '  lead: What.\n  items: none',
    'benefits.items: does not fit; expected a list, found "none"',
    1,
  ],
  'a misspelt key': [
    pageOf('pos-systems'),
    /^headline:/m,
    'headlines:',
    'headlines: unknown name, and headline is missing; did you mean "headline"?',
  ],
  'HTML in a list': ['data/jobs.json', /"title": ".*"/, '"title": "A <b>job</b>"', `[0].title: ${plain}`],
  'a value that is not one of a few': [
    'data/jobs.json',
    '"employmentType": "Full-time"',
    '"employmentType": "Fulltime"',
    '[0].employmentType: does not fit; expected one of Full-time, Part-time, Contract, Temporary, Internship, found "Fulltime"; did you mean "Full-time"?',
  ],
  'an optional key that is misspelt in an entry': [
    'data/jobs.json',
    '"closes"',
    '"closing"',
    '[5].closing: unknown key; expected one of ',
  ],
  'an unknown key inside a value': ['data/jobs.json', '"period"', '"per": 1, "period"', '[0].salary.per: unknown'],
  'an icon that a list does not have': [
    'data/contact-methods.json',
    '"iconName": "support"',
    '"iconName": "suport"',
    '[3].iconName: unknown icon; expected one of mail, phone, message, support, found "suport"; did you mean "support"?',
  ],
  'an icon that teams do not have': [
    'data/teams.json',
    '"DesignUXIcon"',
    '"DesignUxIcon"',
    '[1].iconIdentifier: unknown icon; expected one of SoftwareEngineeringIcon, DesignUXIcon, ',
  ],
  'an unknown placeholder in a list': [
    'data/core-values.json',
    '"description": "',
    '"description": "{{nmae}}: ',
    '[0].description: there is no {{nmae}}; did you mean {{name}}?',
  ],
  'a misspelt key of a list': [
    'data/benefits.json',
    '"title"',
    '"titel"',
    '[0].titel: unknown name, and title is missing; did you mean "title"?',
  ],
  'a patch with an icon that is none': [
    'data/pages/about.yaml',
    /^patch: .*/m,
    'patch: { icon: neeedle, dye: madder }',
    'does not fit; expected the name of an icon of https://tabler.io/icons, found "neeedle"; did you mean "needle"?',
  ],
  'a menu that names a page that is gone': [
    'data/menus.yaml',
    '/services/web-development',
    '/services/web-developmen',
    `header.solutions[0].items[0]: does not fit; ${pageAddress}, found "/services/web-developmen"; did you mean "/services/web-development"?`,
  ],
  'an article in a menu': [
    'data/menus.yaml',
    '    - /press\n',
    '    - /press\n    - /blog/the-restore-drill-we-failed\n',
    'header.resources[1]: a page that cannot be named here; expected one that the sitemap names',
    1,
  ],
  'a drawing that is not there': [
    'data/pages/about.yaml',
    'picture: client-countries',
    'picture: client-contries',
    'numbers.map.picture: there is no such drawing; expected the name of a file in data/pictures/, without .svg, found "client-contries"; did you mean "client-countries"?',
  ],
  'a page below itself': [
    'data/pages/press.yaml',
    /^label: .*/m,
    'label: Press\nparent: /press',
    'parent: a page that is below this one; expected the page above it, found "/press"',
    1,
  ],
  'bold words in a legal text': [
    'data/pages/privacy.md',
    'The company that hosts',
    'The **company** that hosts',
    `sections[1].paragraphs[0]: ${plain}`,
    -2,
  ],
  'a table in a legal text': [
    'data/pages/terms.md',
    /\n\n(?=## 2)/,
    '\n\n| a | b |\n| - | - |\n\n',
    'not a part of a legal text',
    2,
  ],
  'a link of Markdown on a page': [
    pageOf('ui-ux-design'),
    /^lead: .*/m,
    'lead: See [our approach](/approach)',
    `lead: ${plain}, found`,
  ],
  'an entity of HTML': [
    pageOf('data-analytics-consulting'),
    /^lead: .*/m,
    'lead: One&nbsp;page',
    `lead: ${plain}, found`,
  ],
  'a text with a colon in a list': [
    pageOf('data-analytics-consulting'),
    /(benefits:\n(?: {2}lead: .*\n)? {2}items:\n {4}- ).*/,
    '$1Faster: it is',
    'benefits.items[0]: does not fit; expected text in quotes, because of its colon, found {"Faster":"it is"}',
    2,
  ],
  'a row of a table without a cell': [
    'data/pages/partnership.yaml',
    '= 20 * 12 * tillPrice, = 20 * 12 * tillPrice]',
    '= 20 * 12 * tillPrice]',
    'example.table.rows[0]: does not fit; expected 3 cells, one for each column, found [',
  ],
  'a share above its whole': [
    pageOf('pos-software'),
    '638 of 640',
    '648 of 640',
    'caseStudies.items[1].result.share: does not fit; expected a part that is not above its whole, found "648 of 640"',
  ],
  'figures of two kinds': [
    pageOf('pos-software'),
    'before: 130 min',
    'before: 130 clicks',
    'caseStudies.items[2].result: does not fit; expected two figures of one kind, such as two times',
    -1,
  ],
  'a placeholder of a label that nothing fills': [
    'data/pages/index.yaml',
    'down from {before}',
    'down from {befor}',
    'proof: does not fit; expected a label with {client}, and no placeholder but {before}, {after} and {client}',
    -4,
  ],
  'a link to a site that is not listed, on a page': [
    'data/pages/index.yaml',
    'https://stripe.com',
    'https://paypal.com',
    'partners.items[7].url: a link to another site, "paypal.com"; expected one that data/outbound-domains.yaml has',
  ],
  'an address that is the file of home': [
    'data/pages/contact.yaml',
    /^label: .*/m,
    'label: Contact\naliases:\n  - /index',
    'aliases[0]: does not fit; expected an address such as /services/cloud, in small letters, not below /api, /assets or /art, and not /index',
    2,
  ],
  'a placeholder of a text with spaces': [
    'data/texts.yaml',
    'Part of {name}',
    'Part of { name }',
    'services.partOf: does not fit; expected a text with {name}, spelt like this, and no other { and }, found',
  ],
  'a text without its placeholder': [
    'data/texts.yaml',
    'More on {service}',
    'More on it',
    'guides.more: does not fit; expected a text with {service}',
  ],
  'a placeholder where nothing fills it': [
    'data/texts.yaml',
    'Skip to content',
    'Skip to {content',
    'shell.skip: does not fit; expected no { and }: nothing fills a placeholder here',
  ],
  'a claim in a claim': [
    'data/claims.yaml',
    'quoteTime: a week',
    'quoteTime: a week, {{claims.reply}}',
    'quoteTime: a claim cannot name another one, {{claims.reply}}: write its value',
  ],
  'an address with capitals in a list': [
    'data/contact-methods.json',
    '"/support"',
    '"/Support"',
    '[3].linkHref: a link to "/Support", where there is no page; did you mean "/support"?',
  ],
  'an address with a space in a list': [
    'data/contact-methods.json',
    '"mailto:{{email}}"',
    '"mailto: {{email}}"',
    '[0].linkHref: an address with a space; found "mailto: ',
  ],
  'a patch by the path of its file': [
    'data/pages/approach.yaml',
    /^patch: .*/m,
    'patch: data/pictures/till.svg',
    'patch: does not fit; expected the name of a file in data/pictures/, without .svg, or an icon and a dye, found "data/pictures/till.svg"; did you mean "till"?',
  ],
  'a list without spaces in an article': [
    'data/pages/blog/the-restore-drill-we-failed.md',
    /\n$/,
    '\n\n1)one\n2)two\n',
    'an entry of a list without a hyphen and a space; expected - words, found "1)one"',
    2,
  ],
  'an address without https in a list': [
    'data/contact-methods.json',
    '"/partnership#apply"',
    '"http://w3.org"',
    '[2].linkHref: not an address: "http://w3.org"; expected one that begins with / for a page of this site, or with https://',
  ],
  'a picture that no product has': [
    'data/brands.json',
    'brand-thali',
    'brand-tali',
    '[1].art: there is no such picture; expected a name of `patches` in data/pages/brands.yaml, or of a file in data/pictures/, found "brand-tali"; did you mean "brand-thali"?',
  ],
  'a patch of a job by another name': [
    'data/pages/careers.yaml',
    'job-2:',
    'jobs-2:',
    'patches.jobs-2: does not fit; expected a name with job- or team-',
  ],
  'a page without a view': [
    'data/pages/industries.yaml',
    /^view: .*\n/m,
    '',
    'view: missing; expected the layout of the page, as in the line "view: …" of a page like it',
  ],
  'an id in an article': [
    'data/pages/blog/a-week-without-the-mouse.md',
    /^## .*/m,
    '## Words {#id}',
    'an id, which only legal pages have; expected ## Words, found "## Words {#id}"',
  ],
  'a link to no page': [
    'data/pages/search.yaml',
    /to: \/careers.*/,
    'to: /carers',
    `popular[3].to: does not fit; ${pageAddress}, found "/carers"; did you mean "/careers"?`,
  ],
  'a link to no page in a list': [
    'data/brands.json',
    '"/services/pos-software"',
    '"/services/pos-softwar"',
    '[0].link: a link to "/services/pos-softwar", where there is no page; did you mean "/services/pos-software"?',
  ],
  'a portrait without a file': [
    'data/leadership.json',
    '/images/leaders/founder.svg',
    '/images/leaders/fonder.svg',
    `[0].${noPicture} "/images/leaders/fonder.svg"; did you mean "/images/leaders/founder.svg"?`,
  ],
  'a portrait on another host, which browsers read behind a backslash': [
    'data/leadership.json',
    '/images/leaders/imran-chowdhury.svg',
    '/\\\\cdn.example.org/a.png',
    `[1].${noPicture} "/\\\\cdn.example.org/a.png"`,
  ],
  'a second page of the founder': [
    pageOf('crm-erp/odoo'),
    /^view: .*/m,
    'view: founder',
    'view: data/pages/founder.yaml has the view founder, and no other page; found "founder"',
  ],
  'an unknown view': [
    pageOf('crm-erp/salesforce'),
    /^view: .*/m,
    'view: servce',
    'view: no such view; expected one of ',
  ],
  'a time that cannot be read': [
    service,
    /time: day 1$/m,
    'time: two weeks',
    'process.items[0].time: does not fit; expected a time such as "weeks 3-4", "day 1", "5-8 days", "half a day" or "2 weeks per shop", found "two weeks"',
  ],
  'a title that another page has': [
    'data/pages/terms.md',
    /^title: .*/m,
    /^title: .*/m.exec(readFileSync('data/pages/privacy.md', 'utf8'))?.[0] ?? '',
    'title: data/pages/privacy.md has the same: search results could not tell the pages apart',
  ],
  'a figure that cannot be read': [
    service,
    /before: .*/,
    'before: many',
    'caseStudies.items[0].result.before: does not fit; expected a figure such as "19 days", "1.6 s", "45 min"',
  ],
}

const cases: readonly (readonly [what: string, change: Case])[] = [
  ...Object.entries(headlines).map(
    ([what, [wrong, said]], at) =>
      [what, [pageOf(services[at] ?? ''), /^headline: .*/m, `headline: ${wrong}`, said]] as const,
  ),
  ...Object.entries(paragraphs).map(
    ([what, [wrong, below, said]], at) =>
      [what, [`data/pages/blog/${posts[at]}.md`, /\n\n/, `\n\n${wrong}\n\n`, said, below]] as const,
  ),
  ...Object.entries(others),
]

describe('mistakes in many files', () => {
  const places = new Map<string, string>()
  let before: ReturnType<typeof written>
  let found: readonly string[] = []
  beforeAll(async () => {
    reset()
    expect(await lines()).toEqual([])
    before = written()
    for (const [what, [file, from, to, , below = 0]] of cases)
      places.set(what, `${file}:${edit(file, from, to) + below}:`)
    found = await lines()
  }, 60_000)

  it.each(cases)('are named each in one line: %s', (what, [, , , said]) => {
    expect(found.filter(line => line.startsWith(places.get(what) ?? ' '))).toEqual([
      expect.stringContaining(`: ${said}`),
    ])
  })

  it('cause no other message, and leave the site as it was', () => {
    const right = [...places.values()]
    expect(found.filter(line => !right.some(place => line.startsWith(place)))).toEqual([])
    expect(written()).toEqual(before)
  })
})

describe('bad input', () => {
  beforeEach(reset)

  it('names a missing key, an address of two pages, and a file that is no page, not UTF-8 or empty', async () => {
    edit(service, /^headline: .*\n/m, '')
    const terms = read('data/pages/terms.md').replace(/^aliases:\n(?: {2}- .*\n)+/m, '')
    const description = `description: ${'Another page about the company. '.repeat(3)}`
    write(
      'data/pages/about.md',
      terms.replace(/^title: .*/m, 'title: Another title').replace(/^description: .*/m, description),
    )
    write('data/pages/About us.yaml', read('data/pages/about.yaml'))
    write('data/pages/notes.txt', 'x')
    write(pageOf('ai-ml'), Buffer.from([0x74, 0x69, 0x74, 0x6c, 0x65, 0x3a, 0x20, 0xe9, 0x0a]))
    write(pageOf('cloud'), '')
    expect(await lines()).toEqual([
      'data/pages/About us.yaml: its name is not a valid URL path; expected small letters, digits and hyphens, not below /api, /assets or /art, and not index; did you mean data/pages/about-us.yaml?',
      expect.stringMatching(
        /^data\/pages\/about\.yaml:\d+:\d+: "\/about" is the address of data\/pages\/about\.md too$/,
      ),
      'data/pages/notes.txt: not a page; expected a file with the ending .yaml or .md',
      `${pageOf('ai-ml')}:1: not UTF-8: save it in this encoding`,
      `${pageOf('cloud')}:1: no keys with values, such as "title: Contact"`,
      expect.stringMatching(new RegExp(`^${service}:1:.*: headline: missing`)),
    ])
  })

  it('names a page in two categories of a menu', async () => {
    const item = '        - /services/ui-ux-design\n'
    edit('data/menus.yaml', item, `        - /services/web-development\n${item}`)
    expect(await lines()).toEqual([
      expect.stringMatching(
        /^data\/menus\.yaml:\d+:\d+: header\.solutions\[1\]\.items\[0\]: does not fit; expected each page in one category, found "\/services\/web-development"$/,
      ),
    ])
  })

  it('names a menu that leads to a missing anchor', async () => {
    edit('data/pages/services/ui-ux-design.yaml', 'interaction-design', 'interaction-desing')
    expect(await lines()).toEqual([
      expect.stringMatching(
        /^data\/menus\.yaml:\d+:\d+: header\.solutions\[1\]\.items\[\d\]: does not fit; .* did you mean "\/services\/ui-ux-design#interaction-desing"\?$/,
      ),
    ])
  })

  it('names a misnamed page once, with the name that it should have', async () => {
    for (const [from, to] of [
      ['approach.yaml', 'Approach.yaml'],
      ['contact.yaml', 'contact.yml'],
    ] as const)
      renameSync(join(root, 'data/pages', from), join(root, 'data/pages', to))
    expect(await lines()).toEqual([
      expect.stringMatching(/^data\/pages\/Approach\.yaml: its name .* did you mean data\/pages\/approach\.yaml\?$/),
      expect.stringMatching(/^data\/pages\/contact\.yml: not a page; .* did you mean data\/pages\/contact\.yaml\?$/),
    ])
  })

  it('accepts words in bold or code before a hyphen, and lists in lists', async () => {
    edit(post, /\n\n/, '\n\n**Bold**-faced and `npm`-like words.\n\n- one\n    - two\n\n*Slow* is good.\n\n')
    expect(await lines()).toEqual([])
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
    edit('data/claims.yaml', /begins: .*$/m, 'begins: early')
    edit('data/texts.yaml', '  skip: Skip to content', '  skp: Skip to content')
    edit(service, /^headline: .*$/m, 'headlin: IT consulting')
    const said = await lines()
    for (const file of ['data/claims.yaml', 'data/texts.yaml', service])
      expect(said.filter(line => line.startsWith(`${file}:`))).toHaveLength(1)
    expect(said).toHaveLength(3)
  })
})
