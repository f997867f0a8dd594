/** Tests the plan of `npm run make-mine`, without its effects. `tests/rebuild/make-mine.test.ts` builds the result. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '#build/emit/files.ts'
import { latinSlug } from '#content/read/files.build.ts'
import { codeOf } from '#content/schema/company.ts'
import { type Answers, answersSchema, companyOf, valuesOf } from '../scripts/make-mine/answers.ts'
import { filledStarter } from '../scripts/make-mine/fill.ts'
import { filesFor, type Plan, planOf } from '../scripts/make-mine/plan.ts'

const folder = 'data/starters'
const starters = new Map(
  filesBelow(folder)
    .filter(path => path !== 'answers.yaml')
    .map(path => [path, readFileSync(join(folder, path), 'utf8')]),
)

const answers: Answers = {
  name: 'Karibu Labs',
  city: 'Nairobi',
  country: 'Kenya',
  founder: 'Wanjirũ Otieno',
  address: ['4th floor, Kijani House', 'Ngong Road', 'Nairobi 00100'],
  services: ['web-development', 'cloud-services'],
  industries: ['retail'],
}

describe('the company of some answers', () => {
  it('has what follows from them: its place, its addresses, its e-mails', () => {
    const company = companyOf(answers)
    expect(company).toMatchObject({
      legalName: 'Karibu Labs',
      siteUrl: 'https://www.karibu-labs.example',
      founder: { name: 'Wanjirũ Otieno', path: '/wanjiru-otieno' },
      address: { street: '4th floor, Kijani House, Ngong Road', postalCode: '00100', countryCode: 'KE' },
      emails: { general: 'hello@karibu-labs.example', security: 'hello@karibu-labs.example' },
    })
    expect(company.map.link).toBe('https://www.openstreetmap.org/search?query=Nairobi%2C%20Kenya')
    expect(valuesOf(answers).zone).toBe('Africa/Nairobi')
    expect(company).not.toHaveProperty('sample')
  })

  it('says what is to be filled in where nothing follows', () => {
    const { phone, founder } = companyOf({ name: 'নকশি', city: 'Nowhere', country: 'Kenya' })
    expect(phone).toMatch(/^TODO: /)
    expect(founder).toMatchObject({ name: expect.stringMatching(/^TODO: /), path: '/founder' })
  })
})

it.each([
  ['Germany', 'DE'],
  ['Deutschland', 'DE'],
  ['Vietnam', 'VN'],
  ['Serbia', 'RS'],
  ['Zimbabwe', 'ZW'],
  ['Nowhere', undefined],
])('gives %s the code that it has today', (country, code) => expect(codeOf(country)).toBe(code))

it.each([
  ['São Paulo', 'Brasil', 'America/Sao_Paulo'],
  ['Kyoto', 'Japan', 'Asia/Tokyo'],
  ['London', 'Canada', 'Etc/UTC'],
])('gives %s in %s the time zone that its clocks have', (city, country, zone) =>
  expect(valuesOf({ name: 'Karibu', city, country }).zone).toBe(zone),
)

it.each([
  ['Jürgen Weiß', 'jurgen-weiss'],
  ['Bjørn Æsir', 'bjorn-aesir'],
  ['Łukasz Đorđević', 'lukasz-dordevic'],
  ['נועה', ''],
])('makes of %s an address that spells it', (name, slug) => expect(latinSlug(name)).toBe(slug))

it.each([
  [{ zone: 'Nairobi' }, 'expected a time zone'],
  [{ name: 'O <b>Hara</b>' }, 'expected plain text'],
  [{ name: 'The {{name}}' }, 'expected plain text'],
  [{ founder: 'Ann\u202e' }, 'expected plain text'],
  [{ hours: ['08:30'] }, 'expected'],
  [{ hours: ['17:30', '08:30'] }, 'expected the later time as the second'],
  [{ hours: ['08:30', '25:00'] }, 'expected a time like 08:30'],
  [{ name: '小林工房' }, 'which the fonts of pictures have'],
  [{ people: 0 }, 'expected 1 or more'],
  [{ founded: '2016-13-14' }, 'expected'],
  [{ founded: '2023-02-29' }, 'expected'],
  [{ currency: 'ABC' }, 'expected the three capitals of a currency'],
  [{ language: 'Portuguese' }, 'expected a language such as'],
  [{ email: 'hello at karibu' }, 'expected an e-mail address'],
  [{ phone: 'on request' }, 'expected a telephone number'],
  [{ countryCode: 'XX' }, 'expected the two capitals of a country'],
])('refuses %j', (wrong, message) => {
  const { issues = [] } = v.safeParse(answersSchema, { ...answers, ...wrong })
  expect(issues.map(issue => issue.message).join('\n')).toContain(message)
})

it('fills a starter: values, a value for each of some, what is there with something alone', () => {
  const starter = `# Kept.
label: <label>
gone: <icon?>
list: { each: services, most: 1, value: 'see <path>' }
mixed: [a, { when: blog, value: b }, { when: shop, value: c }, { each: services, value: <path> }]
`
  const scope = { label: "O'Hara: and sons", services: [{ path: '/one' }, { path: '/two' }], blog: false, shop: true }
  const text = filledStarter(starter, scope)
  expect(text).toContain('# Kept.')
  expect(parse(text)).toEqual({ label: "O'Hara: and sons", list: ['see /one'], mixed: ['a', 'c', '/one', '/two'] })
  expect(() => filledStarter('label: <lable>', scope)).toThrow('<lable>')
})

const paths = (plan: Plan, isDeleted: boolean) =>
  [...plan.changes].flatMap(([path, text]) => ((text === undefined) === isDeleted ? [path] : []))
const writtenBy = (plan: Plan) => paths(plan, false)
const deletedBy = (plan: Plan) => paths(plan, true)

describe('the plan', () => {
  const sample = new Map([
    ['data/company.json', '{}'],
    ['data/pages/index.yaml', 'title: Nokshi'],
    ['data/pages/services/pos-software.yaml', ''],
    ['data/photos/README.md', ''],
    ['public/images/badges/clientvoice.svg', ''],
    ['tests/specification/words.test.ts', ''],
  ])
  const first = planOf(answers, undefined, starters, sample, () => undefined)
  const after = new Map<string, string>()
  for (const [path, text] of [...sample, ...first.changes]) if (text !== undefined) after.set(path, text)

  it('writes each page that is kept and deletes what belongs to the sample', () => {
    expect(writtenBy(first)).toEqual(
      expect.arrayContaining(['data/company.json', 'data/pages/services/web-development.yaml', 'data/jobs.json']),
    )
    expect(deletedBy(first)).toEqual([
      'data/pages/services/pos-software.yaml',
      'public/images/badges/clientvoice.svg',
      'tests/specification/words.test.ts',
    ])
  })

  it('changes what is answered otherwise, and leaves what the owner has changed or deleted', () => {
    const present = new Map([
      ...after,
      ['data/menus.yaml', 'our own menus'],
      ['data/pages/about.yaml', 'mine'],
      ['data/pages/services/web-development.yaml', 'mine'],
    ])
    present.delete('data/pages/careers.yaml')
    const plan = planOf({ ...answers, name: 'Karibu', services: ['ai-ml'] }, answers, starters, present, own =>
      own === 'mine' ? undefined : `${own}, merged`,
    )
    expect(writtenBy(plan)).toEqual(
      expect.arrayContaining(['data/company.json', 'data/pages/services/ai-ml.yaml', 'data/menus.yaml']),
    )
    expect(plan.changes.get('data/menus.yaml')).toBe('our own menus, merged')
    expect(writtenBy(plan)).not.toContain('data/pages/about.yaml')
    expect(writtenBy(plan)).not.toContain('data/pages/careers.yaml')
    expect(deletedBy(plan)).toEqual(['data/pages/services/cloud-services.yaml'])
    expect(plan.left).toEqual(['data/pages/services/web-development.yaml'])
  })

  it('names a service for which there is no starter', () => {
    expect(() => filesFor({ ...answers, services: ['web-developement'] }, starters)).toThrow('web-developement')
  })
})
