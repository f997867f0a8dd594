import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { copyOfContent, mistakesIn } from '../content-copy.ts'

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

const plain = 'does not fit; expected plain text, without HTML, Markdown, control and invisible characters'
const noPicture =
  'imageUrl: no picture of this site, and the security policy blocks those of others; expected a file: put it into data/photos/ and name it in "photo", or into public/images/ and write "/images/...", found'
const [title = ''] = /^title: .*/m.exec(readFileSync('data/pages/privacy.md', 'utf8')) ?? []

/**
 * One mistake in two lines: the file below `data/` with a text and what takes its place, or with a line that takes the place of
 * the one with the same key; then what is said. In brackets: how many lines below the change the message points.
 */
const table = String.raw`
pages/services/ai-ml.yaml headline: 24
  headline: does not fit; expected text in quotes, found 24
pages/services/cloud-services.yaml headline: IT <b>consulting</b>
  headline: ${plain}, found
pages/services/crm-erp.yaml headline: "IT \a consulting"
  headline: ${plain}
pages/services/cybersecurity.yaml headline: &a IT consulting
  an anchor or alias (& or *), which is not allowed here
pages/services/ecommerce.yaml headline: !secret IT consulting
  a YAML tag (!), which is not allowed here
pages/services/pos-software.yaml headline: IT by {{nmae}}
  headline: there is no {{nmae}}; did you mean {{name}}?
pages/services/web-development.yaml headline: "By {{name}"
  headline: there is no {{name}; did you mean {{name}}?
pages/services/software-testing-as-service.yaml headline: "By {{{name}}}"
  headline: there is no {{{name}}}; did you mean {{name}}?
pages/blog/what-an-offline-till-must-decide.md (+2) \n\n -> \n\nA <b onclick="x()">bold</b> word.\n\n
  HTML in a text; expected Markdown, found "<b onclick=\"x()\">"
pages/blog/the-restore-drill-we-failed.md (+4) \n\n -> \n\nSee [this][there].\n\n[there]: /servces\n\n
  a link to "/servces", where there is no page; did you mean "/services"?
pages/blog/phishing-drills-that-do-not-shame.md (+2) \n\n -> \n\nSee [this](services).\n\n
  not an address: "services"; expected one that begins with / for a page of this site
pages/services/cybersecurity/threat-assessment.yaml patch: { icon: lock, dye: night, or day }
  a text behind a comma: put the whole text in quotes
pages/services/data-analytics/bi.yaml (+1) /^deliverables:\n(?: {2}lead: .*\n)? {2}items:\n/ -> deliverables:\n
  deliverables[0]: an entry of a list; expected one of lead, items
pages/services/data-analytics/strategy.yaml /^headline: .*/ -> headline:'Data: a strategy'
  a colon without a space behind it: write key: value
pages/services/data-analytics/advanced.yaml label: -> Label:
  Label: unknown key; expected one of 26 keys; did you mean "label"?
pages/services/enterprise-software-development.yaml lead: We at [[name]]
  lead: there is no [[name]]; did you mean {{name}}?
pages/services/enterprise-software-development.yaml headline: We at %name%
  headline: there is no %name%; did you mean {{name}}?
pages/startup.yaml lead: We are _really_ good
  lead: ${plain}
pages/about.yaml lead: We are __bold__
  lead: ${plain}
pages/support.yaml lead: ${'We answer. '.repeat(20)}Run ${'`npm`'} daily
  lead: ${plain}, found "…wer. We answer. Run ${'`npm`'} daily"
texts.yaml Ask to speak to {{author}} -> Ask to speak to {author}
  caseStudies.ask: does not fit; expected a text with {{author}}, spelt like this
pages/index.yaml - id: 2\n -> - id: 1\n
  testimonials.items[1]: does not fit; expected a different id for each entry
pages/index.yaml /(?<= +names:\n( +- .*\n)).*\n/ -> $1
  industries.names[1]: does not fit; expected each entry once
pages/index.yaml - /services/mobile-app-development -> - /blog/the-restore-drill-we-failed
  services.cards[1]: a page that cannot be named here; expected one that the sitemap names
pages/brands.yaml (+1) label: Brands\nparent: /blog/the-restore-drill-we-failed
  parent: a page that cannot be named here; expected one that the sitemap names
pages/blog.yaml (+1) label: Blog\naliases: [/assets/x]
  aliases[0]: does not fit; expected an address such as /services/cloud, in small letters, not below /api, /assets or /art
pages/services/cybersecurity/data-security.yaml view: contact
  view: data/pages/contact.yaml has the view contact, and no other page; found "contact"
pages/404.yaml view: offline
  view: data/pages/404.yaml has the view notFound, and no other page; found "offline"
pages/industries/ecommerce.yaml study: clothing-returns -> study: clothing-return
  caseStudies.items[2].result.study: does not fit; expected a case study by the name of its file, found "clothing-return"; did you mean "clothing-returns"?
pages/partnership.yaml title: |\n  For those who work\n  with us
  title: more than one line; expected text on one line, which does not begin with | or >
pages/blog/eleven-people-one-password.md (+2) \n\n -> \n\n=======\n\n
  two versions that Git could not merge
pages/services/mobile-app-development.yaml (+2) headline: -> lead: again\nheadline:
  the same key twice; remove one of them
pages/services/it-consulting.yaml (+1) /^ {2}lead: What an.*\n {2}items:(?:\n {4}- .*)+/ ->   lead: What.\n  items: none
  benefits.items: does not fit; expected a list, found "none"
pages/services/pos-systems.yaml headline: -> headlines:
  headlines: unknown key; expected one of 26 keys; did you mean "headline"?
jobs.json /"title": ".*"/ -> "title": "A <b>job</b>"
  [0].title: ${plain}
jobs.json "employmentType": "Full-time" -> "employmentType": "Fulltime"
  [0].employmentType: does not fit; expected one of Full-time, Part-time, Contract, Temporary, Internship, found "Fulltime"; did you mean "Full-time"?
jobs.json "closes" -> "closing"
  [5].closing: unknown key; expected one of
jobs.json "period" -> "per": 1, "period"
  [0].salary.per: unknown
contact-methods.json "iconName": "support" -> "iconName": "suport"
  [3].iconName: unknown icon; expected one of mail, phone, message, support, found "suport"; did you mean "support"?
teams.json "DesignUXIcon" -> "DesignUxIcon"
  [1].iconIdentifier: unknown icon; expected one of SoftwareEngineeringIcon, DesignUXIcon,
core-values.json "description": " -> "description": "{{nmae}}:
  [0].description: there is no {{nmae}}; did you mean {{name}}?
benefits.json "title" -> "titel"
  [0].titel: unknown key; expected one of id, number, title, description; did you mean "title"?
pages/about.yaml patch: { icon: neeedle, dye: madder }
  does not fit; expected the name of an icon of https://tabler.io/icons, found "neeedle"; did you mean "needle"?
menus.yaml /services/web-development -> /services/web-developmen
  header.solutions[0].items[0]: does not fit; expected the address of a page of this site, found "/services/web-developmen"; did you mean "/services/web-development"?
menus.yaml (+1)     - /press\n ->     - /press\n    - /blog/the-restore-drill-we-failed\n
  header.resources[1]: a page that cannot be named here; expected one that the sitemap names
pages/about.yaml picture: client-countries -> picture: client-contries
  numbers.map.picture: there is no such drawing; expected the name of a file in data/pictures/, without .svg, found "client-contries"; did you mean "client-countries"?
pages/press.yaml (+1) label: Press\nparent: /press
  parent: a page that is below this one; expected the page above it, found "/press"
pages/privacy.md {#visiting} -> {#Visiting}
  an id that does not fit; expected small letters, digits and hyphens at the end, such as {#your-rights}
pages/services/ui-ux-design.yaml lead: See [our approach](/approach)
  lead: ${plain}, found
pages/services/data-analytics-consulting.yaml lead: One&nbsp;page
  lead: ${plain}, found
pages/services/data-analytics-consulting.yaml (+2) /(benefits:\n(?: {2}lead: .*\n)? {2}items:\n {4}- ).*/ -> $1Faster: it is
  benefits.items[0]: does not fit; expected text in quotes, because of its colon, found {"Faster":"it is"}
pages/partnership.yaml = 20 * 12 * tillPrice, = 20 * 12 * tillPrice] -> = 20 * 12 * tillPrice]
  example.table.rows[0]: does not fit; expected 3 cells, one for each column, found [
pages/services/pos-software.yaml 638 of 640 -> 648 of 640
  caseStudies.items[1].result.share: does not fit; expected a part that is not above its whole, found "648 of 640"
pages/services/pos-software.yaml (-1) before: 130 min -> before: 130 clicks
  caseStudies.items[2].result: does not fit; expected two figures of one kind, such as two times
pages/index.yaml down from {{before}} -> down from {{befor}}
  proof.result.label: there is no {{befor}}; did you mean {{before}}?
pages/index.yaml https://stripe.com -> https://paypal.com
  partners.items[7].url: a link to another site, "paypal.com"; expected one that data/outbound-domains.yaml has
pages/contact.yaml (+2) label: Contact\naliases:\n  - /index
  aliases[0]: does not fit; expected an address such as /services/cloud, in small letters, not below /api, /assets or /art, and not /index
texts.yaml Part of {{parent}} -> Part of {{author}}
  services.partOf: does not fit; expected a text with {{parent}}, spelt like this, and no other { and }, found
texts.yaml More on {{service}} -> More on it
  guides.more: does not fit; expected a text with {{service}}
texts.yaml Skip to content -> Skip to {content
  shell.skip: does not fit; expected no { and }: nothing fills a placeholder here
claims.yaml quoteTime: a week -> quoteTime: a week, {{claims.reply}}
  quoteTime: a claim cannot name another one, {{claims.reply}}: write its value
contact-methods.json "/support" -> "/Support"
  [3].linkHref: a link to "/Support", where there is no page; did you mean "/support"?
contact-methods.json "mailto:{{email}}" -> "mailto: {{email}}"
  [0].linkHref: an address with a space; found "mailto:
pages/approach.yaml patch: data/pictures/till.svg
  patch: does not fit; expected the name of a file in data/pictures/, without .svg, or an icon and a dye, found "data/pictures/till.svg"; did you mean "till"?
pages/blog/the-restore-drill-we-failed.md (+2) /\n(?!.|\n)/ -> \n\n1)one\n2)two\n
  an entry of a list without a hyphen and a space; expected - words, found "1)one"
contact-methods.json "/partnership#apply" -> "http://w3.org"
  [2].linkHref: not an address: "http://w3.org"; expected one that begins with / for a page of this site, or with https://
brands.json brand-thali -> brand-tali
  [1].art: there is no such picture; expected a name of ${'`patches`'} in data/pages/brands.yaml, or of a file in data/pictures/, found "brand-tali"; did you mean "brand-thali"?
pages/careers.yaml job-2: -> jobs-2:
  patches.jobs-2: does not fit; expected a name with job- or team-
pages/industries.yaml /^view: .*\n/ ->
  view: missing; expected the layout of the page, as in the line "view: …" of a page like it
pages/search.yaml /to: \/careers.*/ -> to: /carers
  popular[3].to: does not fit; expected the address of a page of this site, found "/carers"; did you mean "/careers"?
brands.json "/services/pos-software" -> "/services/pos-softwar"
  [0].link: a link to "/services/pos-softwar", where there is no page; did you mean "/services/pos-software"?
leadership.json /images/leaders/founder.svg -> /images/leaders/fonder.svg
  [0].${noPicture} "/images/leaders/fonder.svg"; did you mean "/images/leaders/founder.svg"?
leadership.json /images/leaders/imran-chowdhury.svg -> /\\cdn.example.org/a.png
  [1].${noPicture} "/\\cdn.example.org/a.png"
pages/services/crm-erp/odoo.yaml view: founder
  view: data/pages/founder.yaml has the view founder, and no other page; found "founder"
pages/services/crm-erp/salesforce.yaml view: servce
  view: does not fit; expected the layout of the page, as in the line "view: …" of a page like it, found "servce"; did you mean "service"?
pages/services/it-consulting.yaml /time: day 1$/ -> time: two weeks
  process.items[0].time: does not fit; expected a time such as "weeks 3-4", "day 1", "5-8 days", "half a day" or "2 weeks per shop", found "two weeks"
pages/terms.md ${title}
  title: data/pages/privacy.md has the same: search results could not tell the pages apart
pages/services/it-consulting.yaml /before: .*/ -> before: many
  caseStudies.items[0].result.before: does not fit; expected a figure such as "19 days", "1.6 s", "45 min"
`

/** A change of a file, and the expected message after the file and the line. The line is that of the change plus `below`. */
interface Case {
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
  readonly said: string
  readonly below: number
}

const cases = mistakesIn(table).map(([typed, said]): Case => {
  const [, file = '', below = 0, change = ''] = /^(\S+)(?: \((.+?)\))? ([\s\S]+)$/.exec(typed) ?? []
  const [before = '', after] = change.split(/ -> ?/)
  const [, key = ''] = /^([\w-]+): /.exec(change) ?? []
  const [, expression] = after === undefined ? ['', `^${key}: .*`] : (/^\/([\s\S]*)\/$/.exec(before) ?? [])
  const from = expression === undefined ? before : new RegExp(expression, 'm')
  return { file: `data/${file}`, from, to: after ?? before, said, below: Number(below) }
})

describe('mistakes in many files', () => {
  const places = new Map<Case, string>()
  let before: ReturnType<typeof written>
  let found: readonly string[] = []
  beforeAll(async () => {
    reset()
    expect(await lines()).toEqual([])
    before = written()
    for (const mistake of cases) {
      const { file, from, to, below } = mistake
      places.set(mistake, `${file}:${edit(file, from, to) + below}:`)
    }
    found = await lines()
  }, 300_000)

  it.each(cases.map(mistake => [mistake.said, mistake] as const))('are named each in one line: %s', (_, mistake) => {
    const place = places.get(mistake) ?? ' '
    expect(found.filter(line => line.startsWith(place))).toEqual([expect.stringContaining(`: ${mistake.said}`)])
  })

  it('cause no other message, and leave the site as it was', () => {
    const right = [...places.values()]
    expect(found.filter(line => !right.some(place => line.startsWith(place)))).toEqual([])
    expect(written()).toEqual(before)
  })
})

describe('bad input', () => {
  beforeEach(reset, 60_000)

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
    write('data/pages/services/ai-ml.yaml', Buffer.from([0x74, 0x69, 0x74, 0x6c, 0x65, 0x3a, 0x20, 0xe9, 0x0a]))
    write('data/pages/services/cloud.yaml', '')
    expect(await lines()).toEqual([
      'data/pages/About us.yaml: its name is not a valid URL path; expected small letters, digits and hyphens, not below /api, /assets or /art, and not index; did you mean data/pages/about-us.yaml?',
      expect.stringMatching(
        /^data\/pages\/about\.yaml:\d+:\d+: "\/about" is the address of data\/pages\/about\.md too$/,
      ),
      'data/pages/notes.txt: not a page; expected a file with the ending .yaml or .md',
      `data/pages/services/ai-ml.yaml:1: not UTF-8: save it in this encoding`,
      `data/pages/services/cloud.yaml:1: no keys with values, such as "title: Contact"`,
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

  it('accepts aliases of an article and of the founder, words in bold or code before a hyphen, and lists in lists', async () => {
    edit(post, /^title:/m, 'aliases:\n  - /blog/tills\ntitle:')
    edit(post, /\n\n/, '\n\n**Bold**-faced and `npm`-like words.\n\n- one\n    - two\n\n*Slow* is good.\n\n')
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
