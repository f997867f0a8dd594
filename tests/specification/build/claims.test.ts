import { describe, expect, it } from 'vitest'
import { readBasis } from '#build/content/company.ts'
import { promisesOf } from '#build/content/promises.ts'
import claims from '#content/claims.json' with { type: 'json' }
import products from '#data/brands.json' with { type: 'json' }
import { withCommas } from '#site/with-commas.ts'
import { pages } from '../../build/dist.ts'

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()

const blocks = ['p', 'li', 'dt', 'dd', 'th', 'td', 'h1', 'h2', 'h3', 'blockquote', 'figcaption', 'summary']

const isBlock = ({ name }: { name: string }) => blocks.includes(name)

/** The blocks of text in `main`. Excludes articles, because some are about days when the figures were different. */
const texts = pages
  .filter(({ path }) => !path.startsWith('/blog/'))
  .flatMap(page =>
    page
      .all('main')
      .flatMap(page.below)
      .filter(element => isBlock(element) && !page.below(element).some(isBlock))
      .map(element => ({ path: page.path, text: collapse(page.text(element)) })),
  )

const small = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
]
const inFigures = (text: string) => {
  const at = small.indexOf(text.toLowerCase())
  return at < 0 ? text.toLowerCase() : String(at + 1)
}
const figureOf = (claim: string) => inFigures(claim.split(' ')[0] ?? '')

const { overlap, severities } = claims
const hoursWith = (city: { winter: string; summer: string }) => [figureOf(city.winter), figureOf(city.summer)]

/** The names of claims, the patterns that find them in pages, and the valid values of the first group. */
const promises: readonly (readonly [names: string, said: RegExp, values: readonly string[]])[] = [
  ['projects', /(\d+\+?) (?:delivered )?projects delivered|delivered (\d+\+?) projects/g, [claims.projects]],
  ['countries', /(?<!founders )in (\d+\+?) countries/g, [claims.countries]],
  ['startupCountries', /founders in (\d+\+?) countries/g, [claims.startupCountries]],
  [
    'industries',
    /(\d+\+?) industries so far|(?:of|served|learned the forms of) (\d+\+?) industries/g,
    [claims.industries],
  ],
  ['foundedYear founded', /founded (?:in |on )?(?:\d+ )?(?:February )?(20\d\d)/g, [claims.foundedYear]],
  ['foundedDay', /On (\w+ \d+), 20\d\d/g, [claims.foundedDay.toLowerCase()]],
  ['coFounders', /with (\w+) friends/g, [figureOf(String(claims.coFounders))]],
  ['firstShops', /summer (\d+) shops/g, [claims.firstShops]],
  ['shops', /counted (\d+) of them/g, [claims.shops]],
  ['uptime', /([\d.]+) ?% (?:measured )?uptime|if we miss ([\d.]+)%/gi, [claims.uptime.replace('%', '')]],
  [
    'clientSatisfaction',
    /(\d+) ?%,? (?:client satisfaction|of them, would hire us|would (?:hire|book|choose) us)|again, which is (\d+)%/g,
    [claims.clientSatisfaction.replace('%', '')],
  ],
  ['asked', /(\d+ of \d+) clients/g, [claims.asked]],
  ['reviews.fiveStars', /(\d+ of \d+) (?:public )?reviews/g, [claims.reviews.fiveStars]],
  ['reviews.average', /average is (\d\.\d)/g, [claims.reviews.average]],
  ['satisfaction', /([\w.]+)-star satisfaction/g, [figureOf(claims.satisfaction.replace('-', ' '))]],
  [
    'people',
    /(\d+) people (?:in (?:eight teams|Dhaka)|design, build)|same (\d+) people|our team of (\d+)|All (\d+) of us/g,
    [claims.people],
  ],
  [
    'kindsOfWork',
    /(?:of our|lists) (\w+) (?:kinds of work|services)|We offer (\w+)|(\w+) services, all done/g,
    [inFigures(claims.kindsOfWork)],
  ],
  ['businesses', /(?:trusted by )?(\d+\+) businesses/g, [claims.businesses]],
  ['users', /(\d+k?\+?) (?:users|people signed in) last month/g, [claims.users]],
  ['mvps', /(\d+\+?) MVPs/g, [claims.mvps]],
  ['mvpWeeks', /MVP in (\d+-\d+ weeks)/g, [claims.mvpWeeks]],
  [
    'fieldwork',
    /([\w-]+) weeks (?:of (?:field ?work|watching|shadowing)|on site|beside the people|at (?:your (?:counters|place)|our usual)|for a system|on three wards|in the van|where the work happens)/gi,
    [figureOf(claims.fieldwork)],
  ],
  [
    'firstLane',
    /(?:in|after) (\w+ to \w+) weeks(?=[,.] (?:software )?for a special trade)|(\w+ to \w+) weeks with Khata/gi,
    [claims.firstLane.replace(/ weeks$/, '')],
  ],
  ['firstProcess.usually', /\blive within (\w+) months/gi, [figureOf(claims.firstProcess.usually)]],
  [
    'firstProcess.whereMoneyMoves',
    /where money moves it can take (\w+)/gi,
    [inFigures(claims.firstProcess.whereMoneyMoves)],
  ],
  ['fixedPrice', /(\w+) price, fixed before we start/g, [figureOf(claims.fixedPrice)]],
  [
    'testing.free',
    /(\w+) days (?:of testing, free|on your product, free)|first (\w+) days are free/gi,
    [figureOf(claims.testing.free)],
  ],
  [
    'testing.automatedBy',
    /journeys are automated by week (\w+)|by week (\w+) your \w+ main journeys/gi,
    [String(claims.testing.automatedBy)],
  ],
  [
    'testing.journeys',
    /(\w+) (?:main |most important )journeys|(\w+) journeys (?:are )?automated|automate (?!the )(\w+) journeys/gi,
    [inFigures(claims.testing.journeys)],
  ],
  ['testing.devices', /debrief, on (\w+) devices|(\w+) phones and tablets, weighted/gi, [claims.testing.devices]],
  ['retest', /(?:retest )?within (\w+) days(?:, included|$)/gi, [figureOf(claims.retest)]],
  [
    'reportPages',
    /(\w+)-page report|report(?:,| of) (\w+) pages|(\w+) pages(?: at most|: what we saw| with a recommendation)/gi,
    [inFigures(claims.reportPages)],
  ],
  [
    'reply',
    /(?:engineer|we|one) (?:answers?|repl(?:y|ies)|comes back with questions) within (\w+ working days?)/gi,
    [inFigures(claims.reply)],
  ],
  ['quoteTime', /within (an? \w+) you have/gi, [claims.quoteTime]],
  ['quotePages', /(\w+) pages (?:with a price|that say what we)/gi, [figureOf(claims.quotePages)]],
  ['firstCall', /(\d+) minutes with an engineer|In (\d+) minutes we say/g, [figureOf(claims.firstCall)]],
  [
    'stays',
    /(?:runs? it for|for (?:its|the) first) (\w+) months|(\w+) months of running it|For (\w+) months the consultants/gi,
    [figureOf(claims.stays)],
  ],
  [
    'warranty',
    /(?:free for|warranty of) (\w+) months|(\w+) months of free (?:bug )?fixes/gi,
    [figureOf(claims.warranty)],
  ],
  [
    'restoreDrills',
    /restor(?:e|es|ed|ing)(?: each system that we run| backups)?(?: drills?)? (?:as a drill )?(?:every|once a|each) (\w+)/gi,
    [claims.restoreDrills.replace('every ', '')],
  ],
  ['onCallAnswer', /answer(?:s|ed)? (?:a [\w ]+ )?within (\w+) minutes/gi, [figureOf(claims.onCallAnswer)]],
  ['onCallPrice.system', /([\d,]+) US dollars a month for each system/g, [String(claims.onCallPrice.system)]],
  ['onCallPrice.till', /(?:or|for) ([\d,]+) taka a month for each till/g, [String(claims.onCallPrice.till)]],
  [
    'workingDays',
    /(Sunday to \w+day|Monday to \w+day(?=,? 9:00|, so| is in the price))/g,
    [claims.workingDays.toLowerCase()],
  ],
  ['officeHours', /work \w+ to \w+, (\d+:\d\d to \d+:\d\d) in Dhaka/g, [claims.officeHours]],
  ['zoneInWords', /in Dhaka \((UTC[+\d:]+)\)/g, [claims.zoneInWords]],
  ['deskHours', /Sunday to Thursday, (9:\d\d to \d+:\d\d) \(UTC/g, [claims.deskHours.replace(/^.*, | \(.*$/g, '')]],
  ['overlap.berlin.winter', /(\w+) hours (?:a day of overlap|shared) with Berlin/gi, hoursWith(overlap.berlin)],
  ['overlap.london.winter', /(\w+) hours (?:a day of overlap|shared)? ?with London/gi, hoursWith(overlap.london)],
  ['overlap.newYork.winter', /(\w+) hours (?:a day of overlap|shared)? ?with New York/gi, hoursWith(overlap.newYork)],
  ['lateShift', /late shift, (\d+:\d\d to \d+:\d\d)/g, [claims.lateShift]],
  ['tillPrice', /(?:costs?|pays) ([\d,]+) taka a month for each till/g, [withCommas(claims.tillPrice)]],
  ['branchPrice', /([\d,]+) taka a month for each branch/g, [withCommas(claims.branchPrice)]],
  ['pupilPrice', /([\d,]+) taka a month for each pupil/g, [withCommas(claims.pupilPrice)]],
  [
    'shopPrices.installation',
    /([\d,]+) taka to install|Installations, ([\d,]+) each/g,
    [withCommas(claims.shopPrices.installation)],
  ],
  [
    'pricesFrom.applicationTest',
    /from ([\d,]+) US dollars for an? (?:web )?application/gi,
    [claims.pricesFrom.applicationTest],
  ],
  ['pricesFrom.companyTest', /application and ([\d,]+) for a company/g, [claims.pricesFrom.companyTest]],
  [
    'pricesFrom.salesforce',
    /from ([\d,]+) US dollars(?: for a first team|, a first Odoo)/gi,
    [claims.pricesFrom.salesforce],
  ],
  [
    'firstProject.from',
    /^From ([\d,]*\d) US dollars\. Most|(?:simple site|ready platform) costs ([\d,]*\d)/g,
    [claims.firstProject.from],
  ],
  ['firstProject.usually', /[Mm]ost first projects cost ([\d,]+ to [\d,]*\d)/g, [claims.firstProject.usually]],
  ['pricesFrom.odoo', /(?:first Odoo department|department costs) from ([\d,]*\d)/g, [claims.pricesFrom.odoo]],
  ['certificatesMissing', /ISO (\d+) certificate/g, ['27001']],
  ['notice', /(?:with|at) (an? \w+)’s notice/g, [claims.notice.replace(/’.*/, '')]],
  [
    'certificatesHeld',
    /OSCP \((\w+) people|(\w+) (?:of our testers )?hold the OSCP|(\w+) testers with OSCP/gi,
    [inFigures(/\w+(?= people)/.exec(claims.certificatesHeld)?.[0] ?? '')],
  ],
]

/** Whether a value contains a figure in digits or words, or a period. */
const hasFigure = (value: string) =>
  new RegExp(`\\d|\\b(${small.join('|')}|\\w+teen|\\w+ty|(?:a|every) (?:week|month|quarter))\\b`, 'i').test(value)

describe('a promise that several pages make', () => {
  it.each(promises)('%s: is the same wherever it is said, and is said', (_, said, values) => {
    const found = texts.flatMap(({ path, text }) =>
      [...text.matchAll(said)].map(match => [path, inFigures(match.slice(1).find(Boolean) ?? '')] as const),
    )
    expect(found.length).toBeGreaterThan(0)
    const known = values.map(inFigures)
    expect(found.filter(([, value]) => !known.includes(value))).toEqual([])
  })

  it('has a rule above if it is a figure', () => {
    // Another test below checks the first weeks of testing.
    const ruled = [...promises.flatMap(([names]) => names.split(' ')), 'testing.rankedBy']
    const repeated = promisesOf().filter(({ value, pages: on }) => on.length > 1 && hasFigure(value))
    expect(repeated.length).toBeGreaterThan(30)
    expect(repeated.map(({ claim }) => claim).filter(claim => !ruled.includes(claim))).toEqual([])
  })

  it.each([
    ['Khata', claims.tillPrice],
    ['Thali', claims.branchPrice],
    ['Pathshala', claims.pupilPrice],
  ])('%s costs the same in the list of products', (name, price) => {
    const product = products.find(each => each.name.startsWith(name))
    expect(product?.price).toMatch(new RegExp(`^${withCommas(price)} taka`))
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

describe('what buyers ask before they sign', () => {
  const { title, items } = readBasis('.').beforeYouSign

  it.each(['/services', '/best-outsourcing-company-in-bangladesh', '/startup'])('is answered on %s', path => {
    const page = pages.find(each => each.path === path)
    expect(page?.all('h2').map(heading => page.text(heading))).toContain(title)
    const said = texts.filter(each => each.path === path).map(({ text }) => text)
    expect(items.map(({ description }) => description).filter(answer => !said.includes(collapse(answer)))).toEqual([])
  })
})

describe('fieldwork of weeks', () => {
  /** Matches fieldwork for any project. Only systems and larger applications have it, not reviews or tests. */
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
  /** Pages that may use superlatives: those that ask who is best, and the press page, which names the source. */
  const allowed = /^\/(?:best-|top-|press$|sitemap$|search$|terms$)/
  const superlative =
    /\b(?:largest|leading|biggest|best|fastest|cheapest|number one|number 1|most trusted)\b[^.:;]{0,30}\b(?:company|companies|provider|studio|agency|firms?)\b/i

  it('about the company is only where its measure is', () => {
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
