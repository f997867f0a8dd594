import { describe, expect, it } from 'vitest'
import { claims } from '#site/claims.ts'
import { pages } from './dist.ts'

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

const blocks = ['p', 'li', 'dt', 'dd', 'th', 'td', 'h1', 'h2', 'h3', 'blockquote', 'figcaption', 'summary']

const isBlock = ({ name }: { name: string }) => blocks.includes(name)

/** Every block of text below the header and above the footer. Articles tell of days on which the figures were others. */
const texts = pages
  .filter(({ path }) => !path.startsWith('/blog/'))
  .flatMap(page =>
    page
      .all('main')
      .flatMap(page.below)
      .filter(element => isBlock(element) && !page.below(element).some(isBlock))
      .map(element => ({ path: page.path, text: collapse(page.text(element)) })),
  )

const small = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inFigures = (text: string) => {
  const at = small.indexOf(text.toLowerCase())
  return at < 0 ? text.toLowerCase() : String(at + 1)
}
const figureOf = (claim: string) => inFigures(claim.split(' ')[0] ?? '')

const { overlap, severities } = claims
const hoursWith = (city: { winter: string; summer: string }) => [figureOf(city.winter), figureOf(city.summer)]

/** A promise in the words that pages have for it: what the first group says has to be one of the values. */
const promises: readonly (readonly [name: string, said: RegExp, values: readonly string[]])[] = [
  ['uptime', /([\d.]+) ?% (?:measured )?uptime/g, [claims.uptime.replace('%', '')]],
  [
    'satisfaction',
    /(\d+) ?%,? (?:client satisfaction|would (?:hire|book|choose) us)/g,
    [claims.clientSatisfaction.replace('%', '')],
  ],
  ['who was asked', /(\d+ of \d+) clients/g, [claims.asked]],
  ['reviews with five stars', /(\d+ of \d+) (?:public )?reviews/g, [claims.reviews.fiveStars]],
  ['average of the reviews', /average is (\d\.\d)/g, [claims.reviews.average]],
  ['stars', /([\w.]+)-star satisfaction/g, [figureOf(claims.satisfaction.replace('-', ' '))]],
  ['people', /(\d+) people (?:in (?:eight teams|Dhaka)|design, build)|same (\d+) people/g, [claims.people]],
  [
    'kinds of work',
    /(?:of our|lists) (\w+) kinds of work|(\w+) kinds of work, done by/g,
    [inFigures(claims.kindsOfWork)],
  ],
  ['businesses', /trusted by (\d+\+?) businesses/g, [claims.businesses]],
  ['users', /(\d+k?\+?) users last month/g, [claims.users]],
  ['MVPs', /(\d+\+?) MVPs/g, [claims.mvps]],
  ['time to an MVP', /MVP in (\d+-\d+ weeks)/g, [claims.mvpWeeks]],
  [
    'fieldwork',
    /([\w-]+) weeks (?:of (?:field ?work|watching|shadowing)|beside the people|at your counters|for a system|on three wards|where the work happens)/gi,
    [figureOf(claims.fieldwork)],
  ],
  [
    'first lane',
    /(?:in|after) (\w+ to \w+) weeks(?=[,.] (?:software )?for a special trade)|(\w+ to \w+) weeks with our own product/gi,
    [claims.firstLane.replace(/ weeks$/, '')],
  ],
  ['first process', /\blive within (\w+) months/gi, [figureOf(claims.firstProcess.usually)]],
  [
    'first process, with money',
    /where money moves it can take (\w+)/gi,
    [inFigures(claims.firstProcess.whereMoneyMoves)],
  ],
  [
    'free testing',
    /(\w+) days (?:of testing, free|on your product, free)|first (\w+) days are free/gi,
    [figureOf(claims.testing.free)],
  ],
  [
    'tests that run by themselves',
    /journeys are automated by week (\w+)|by week (\w+) your \w+ main journeys/gi,
    [String(claims.testing.automatedBy)],
  ],
  [
    'what is automated first',
    /(\w+) (?:main |most important )?journeys(?:$| (?:are |automated))|automate (\w+) journeys/gi,
    [inFigures(claims.testing.journeys)],
  ],
  ['devices', /debrief, on (\w+) devices|(\w+) phones and tablets, weighted/gi, [claims.testing.devices]],
  ['retest', /(?:retest )?within (\w+) days(?:, included|$)/gi, [figureOf(claims.retest)]],
  [
    'pages of a report',
    /(\w+)-page report|report, (\w+) pages|(\w+) pages(?: at most|: what we saw| with a recommendation)/gi,
    [inFigures(claims.reportPages)],
  ],
  ['first reply', /(?:engineer|we) (?:answers?|repl(?:y|ies)) within (\w+ working days?)/gi, [inFigures(claims.reply)]],
  ['quote', /within (an? \w+) you have/gi, [claims.quoteTime]],
  ['pages of the quote', /(\w+) pages with a price/gi, [figureOf(claims.quotePages)]],
  ['how long we stay', /(?:runs? it for|for (?:its|the) first) (\w+) months/gi, [figureOf(claims.stays)]],
  [
    'warranty',
    /(?:fixed free for|warranty of) (\w+) months|(\w+) months of free bug fixes/gi,
    [figureOf(claims.warranty)],
  ],
  [
    'restore drills',
    /restore(?:s|d)?(?: drills?)? (?:as a drill )?(?:every|once a|each) (\w+)/gi,
    [claims.restoreDrills.replace('every ', '')],
  ],
  ['answer on call', /answer(?:s|ed)? within (\w+) minutes/gi, [figureOf(claims.onCallAnswer)]],
  ['desk hours', /Sunday to Thursday, (9:\d\d to \d+:\d\d)/g, [claims.deskHours.replace(/^.*, | \(.*$/g, '')]],
  ['hours with Berlin', /(\w+) hours (?:a day of overlap|shared) with Berlin/gi, hoursWith(overlap.berlin)],
  ['hours with London', /(\w+) hours (?:a day of overlap|shared)? ?with London/gi, hoursWith(overlap.london)],
  ['hours with New York', /(\w+) hours (?:a day of overlap|shared)? ?with New York/gi, hoursWith(overlap.newYork)],
  ['late shift', /late shift, (\d+:\d\d to \d+:\d\d)/g, [claims.lateShift]],
  ['price of a till', /([\d,]+) taka a month for each till/g, [claims.tillPrice.toLocaleString('en')]],
]

describe('a promise that several pages make', () => {
  it.each(promises)('%s: is the same wherever it is said, and is said', (_, said, values) => {
    const found = texts.flatMap(({ path, text }) =>
      [...text.matchAll(said)].map(match => [path, inFigures(match.slice(1).find(Boolean) ?? '')] as const),
    )
    expect(found.length).toBeGreaterThan(0)
    const known = values.map(inFigures)
    expect(found.filter(([, value]) => !known.includes(value))).toEqual([])
  })

  it('has its severities on the support page, first answer and updates', () => {
    const support = texts
      .filter(({ path }) => path === '/support')
      .map(({ text }) => text)
      .join(' ')
    for (const { level, means, firstAnswer, updates } of severities)
      for (const part of [level, means, firstAnswer, updates]) expect(support).toContain(part)
  })
})

describe('fieldwork of weeks', () => {
  /** Reviews, tests and first versions have none: systems and larger applications do. */
  const unscoped =
    /\b(?:an?|any|each|every|all|our) projects?\b[^.:;]* (?:begins?|starts?)\b[^.:;]*\bweeks\b|\bweeks of (?:an?|any|each|every) project\b/i

  it.each([
    'but every project still begins with two weeks of watching',
    'A project begins with three weeks beside the people who will use it',
    'The first two weeks of a project are spent where the work happens.',
  ])('is found without its scope: %s', text => {
    expect(text).toMatch(unscoped)
  })

  it('is promised ahead of no project whatever', () => {
    expect(texts.filter(({ text }) => unscoped.test(text))).toEqual([])
  })
})

describe('the first weeks of testing', () => {
  it('are the same for who compares companies and for who buys', () => {
    const said = (path: string) => texts.flatMap(({ path: at, text }) => (at === path ? [text] : [])).join(' | ')
    const { rankedBy, automatedBy } = claims.testing
    const guide = said('/best-software-testing-company-in-bangladesh')
    const service = said('/services/software-testing-as-service')
    expect(guide).toMatch(new RegExp(`Week ${rankedBy} [^|]*\\|[^|]*What must never fail`))
    expect(guide).toMatch(new RegExp(`Week ${automatedBy} [^|]*\\|[^|]*A readable test suite`))
    expect(service).toContain(`by week ${automatedBy}`)
  })
})

describe('a superlative', () => {
  /** Who may be called best: the pages that ask who is, and the press page, which says whose count it is. */
  const allowed = /^\/(?:best-|top-|press$|sitemap$|search$|terms$)/
  const superlative =
    /\b(?:largest|leading|biggest|best|fastest|cheapest|number one|number 1|most trusted)\b[^.:;]{0,30}\b(?:company|companies|provider|studio|agency|firms?)\b/i

  it('about the company stands only where its measure is', () => {
    const found = texts
      .filter(({ path }) => !allowed.test(path))
      .map(({ path, text }) => [path, superlative.exec(text)?.[0]])
    expect(found.filter(([, words]) => words)).toEqual([])
    const press = texts
      .filter(({ path }) => path === '/press')
      .map(({ text }) => text)
      .join(' ')
    expect(press).toMatch(/calls itself .* largest retail software solutions provider, by the number of/)
  })
})
