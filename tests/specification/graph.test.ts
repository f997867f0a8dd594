import { describe, expect, it } from 'vitest'
import type { Nodes } from '#build/head/graph.ts'
import { pageGraph } from '#build/head/graph.ts'
import { jobNodes } from '#build/head/job-nodes.ts'
import { articleNodes, landingNodes, rankingNodes, serviceNodes } from '#build/head/view-nodes.ts'
import jobTexts from '#content/texts/job.json' with { type: 'json' }
import { company } from '#site/company.ts'
import { founderPath, jobPath } from '#site/map/families.ts'
import type { PagePath } from '#site/map/index.ts'
import type { Post } from '#site/pages/article.ts'

type Value = Record<string, unknown>

/** Returns all objects in a value, at any depth. */
function objectsIn(value: unknown): Value[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Value, ...Object.values(value).flatMap(objectsIn)]
}

function graphOf(path: PagePath, nodes?: Nodes) {
  const written = pageGraph({ path, label: 'Label', description: 'd', image: 'https://x/y.png' }, nodes)
  const objects = objectsIn(JSON.parse(JSON.stringify(written)))
  const known = new Set(objects.filter(object => '@type' in object).map(object => object['@id']))
  return {
    /** Returns the first node of a type. */
    node: (type: string) => objects.find(object => object['@type'] === type),
    page: objects.find(object => String(object['@id']).endsWith('#webpage') && '@type' in object),
    dangling: objects.filter(object => '@id' in object && !known.has(object['@id'])).map(object => object['@id']),
  }
}

const post: Post = {
  slug: 'a-post',
  title: 'A post',
  excerpt: 'e',
  author: 'A. Writer',
  date: '2026-01-02',
  readTime: 1,
  category: 'Design',
  tags: ['One', 'Two'],
} as const

const job = {
  id: 4,
  title: 'Engineer',
  department: 'd',
  locationType: 'Remote',
  description: 'Work',
  applyLink: '/x',
  posted: '2026-11-02',
} as const

const question = { question: 'Why?', answer: 'Because.' }

describe('the graph of a page', () => {
  it('says what kind of page it is', () => {
    const kinds: [PagePath, string][] = [
      ['/', 'WebPage'],
      ['/about', 'AboutPage'],
      ['/contact', 'ContactPage'],
      [founderPath, 'ProfilePage'],
      ['/services', 'CollectionPage'],
      ['/careers', 'CollectionPage'],
      ['/case-studies', 'CollectionPage'],
      ['/top-it-firms-in-bangladesh', 'CollectionPage'],
      ['/press', 'WebPage'],
      ['/careers/apply', 'WebPage'],
    ]
    for (const [path, kind] of kinds) expect([path, graphOf(path).page?.['@type']]).toEqual([path, kind])
  })

  it('gives phone and street only where the page shows them', () => {
    expect(graphOf('/contact').node('Organization')).toMatchObject({
      telephone: company.phone,
      address: { streetAddress: company.address.street },
    })
    const { telephone, address } = graphOf('/approach').node('Organization') ?? {}
    expect([telephone, (address as Value).streetAddress]).toEqual([undefined, undefined])
  })
})

describe('the nodes of a page', () => {
  it('tell when a post was changed, where its author says so', () => {
    expect(articleNodes({ ...post, updated: '2026-03-04' }, '')).toMatchObject([{ dateModified: '2026-03-04' }])
  })

  it('claim of a job what its data says, and nothing else', () => {
    const node = graphOf(jobPath(job), jobNodes(job, jobTexts)).node('JobPosting')
    expect(node).toMatchObject({ title: 'Engineer', jobLocationType: 'TELECOMMUTE', directApply: true })
    expect(node).toHaveProperty('applicantLocationRequirements.name', company.country)
    expect(node).toMatchObject({ datePosted: '2026-11-02', description: '<p>Work</p>' })
    for (const key of ['validThrough', 'employmentType', 'baseSalary', 'jobLocation'])
      expect(node).not.toHaveProperty(key)
  })

  it('leave out a job that search engines would refuse: one without the day of its posting', () => {
    expect(jobNodes({ ...job, posted: undefined }, jobTexts)).toEqual([])
  })

  it('claim of a job all that its data says', () => {
    const [node] = jobNodes(
      {
        ...job,
        locationType: 'Hybrid',
        applyLink: 'https://jobs.example/4',
        closes: '2026-11-30',
        employmentType: 'Part-time',
        salary: { from: 10, to: 20, currency: 'BDT', period: 'month' },
        duties: ['Sew <b> & mend'],
      },
      jobTexts,
    )
    expect(node).toMatchObject({
      datePosted: '2026-11-02',
      validThrough: '2026-11-30T23:59:59Z',
      employmentType: 'PART_TIME',
      baseSalary: { currency: 'BDT', value: { minValue: 10, maxValue: 20, unitText: 'MONTH' } },
      jobLocation: { '@type': 'Place', address: { streetAddress: company.address.street } },
      directApply: false,
      description: expect.stringContaining('<ul><li>Sew &lt;b&gt; &amp; mend</li></ul><p>Employment<br>Part-time</p>'),
    })
    expect(JSON.stringify(node)).not.toContain('TELECOMMUTE')
  })

  it('name a part after its service, and list the parts of a service that has some', () => {
    const facts = { lead: 'l', faq: { items: [question] } }
    const part = graphOf('/services/crm-erp/odoo', serviceNodes('/services/crm-erp/odoo', facts)).node('Service')
    expect(part).toMatchObject({ name: 'Odoo', serviceType: 'CRM and ERP' })
    expect(part).not.toHaveProperty('hasOfferCatalog')
    const whole = graphOf('/services/crm-erp', serviceNodes('/services/crm-erp', facts)).node('Service')
    expect(JSON.stringify(whole?.hasOfferCatalog)).toContain('"Odoo"')
    expect(() => serviceNodes(jobPath(job), facts)).toThrow('/careers/4 is not in src/site/map')
  })

  it('list what a landing page sells', () => {
    const path = '/best-outsourcing-company-in-bangladesh'
    const items = [{ title: 'A squad', description: 'd', link: '/services/web-development' }] as const
    const nodes = landingNodes(path, { lead: 'l', serviceType: 'Outsourcing', services: { items } })
    expect(graphOf(path, nodes).node('Offer')?.itemOffered).toMatchObject({
      name: 'A squad',
      url: `${company.siteUrl}/services/web-development`,
    })
  })

  it('keep the order of a ranking, and know our own firm in it', () => {
    const path = '/top-it-firms-in-bangladesh'
    const entries = [
      { rank: 1, name: company.name, website: company.siteUrl, description: 'us' },
      { rank: 2, name: 'Another', website: 'https://another.example', description: 'them', founded: 1999 },
    ]
    const list = graphOf(path, rankingNodes(path, 'Firms', entries)).node('ItemList')
    expect(list?.itemListElement).toMatchObject([
      { position: 1, item: { '@id': `${company.siteUrl}/#organization`, name: company.name } },
      { position: 2, item: { name: 'Another', url: 'https://another.example', foundingDate: '1999' } },
    ])
  })
})
