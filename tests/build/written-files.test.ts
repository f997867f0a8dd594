// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { posts } from '#content/blog.ts'
import { company } from '#content/company.ts'
import { jobPath, postPath, studyPath } from '#content/map/families.ts'
import { studies } from '#content/studies.ts'
import { readLists } from '#lists/data-folder.ts'
import { files, pages, read } from './dist.ts'

const { jobs } = readLists()
const url = (path: string) => company.siteUrl + path
const text = (path: string) => read(path).toString()
const canonicals = pages
  .filter(({ meta }) => !(meta('robots') ?? '').includes('noindex'))
  .map(({ canonical }) => canonical)
  .sort()

/** Parses an XML file. Fails if it is not well-formed, as a feed reader does. */
function xmlOf(path: string): Document {
  const document = new DOMParser().parseFromString(text(path), 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}
const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')

describe('sitemap.xml', () => {
  const sitemap = xmlOf('sitemap.xml')

  it('lists exactly the pages that may be indexed, each by its canonical address', () => {
    expect(texts(sitemap, 'loc').sort()).toEqual(canonicals)
    expect(canonicals).not.toContain(`${company.siteUrl}/404`)
  })

  it('dates each of them, no post before its publication', () => {
    const entries = [...sitemap.querySelectorAll('url')]
    const dates = new Map(entries.map(entry => [texts(entry, 'loc')[0], texts(entry, 'lastmod')[0] ?? '']))
    for (const [address, date] of dates) expect(date, address).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const post of posts) expect((dates.get(url(postPath(post))) ?? '') >= post.date, post.slug).toBe(true)
  })
})

it.each(['/sitemap', '/search'])('%s leads people to all that sitemap.xml lists, but for the jobs', path => {
  const page = pages.find(each => each.path === path)
  const links = page
    ?.all('main')
    .flatMap(page.below)
    .map(({ attribs }) => company.siteUrl + attribs.href)
  const left = [...(links ?? []), ...jobs.map(job => url(jobPath(job)))]
  expect(texts(xmlOf('sitemap.xml'), 'loc').filter(address => !left.includes(address))).toEqual([])
})

describe('the plain files', () => {
  it('robots.txt names the sitemap and disallows no page', () => {
    const lines = text('robots.txt').split('\n')
    expect(lines).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`)
    const closed = lines.flatMap(line => /^Disallow: (.+)$/.exec(line)?.slice(1) ?? [])
    expect(pages.filter(({ path }) => closed.some(start => path.startsWith(start)))).toEqual([])
  })

  it('security.txt has the fields that RFC 9116 requires and expires within a year', () => {
    const fields = new Map(
      text('.well-known/security.txt')
        .trim()
        .split('\n')
        .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    expect(fields.get('Contact')).toBe(`mailto:${company.emails.security}`)
    expect(fields.get('Canonical')).toBe(`${company.siteUrl}/.well-known/security.txt`)
    const left = Date.parse(fields.get('Expires') ?? '') - Date.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(365 * 24 * 3600 * 1000)
  })

  it('llms.txt starts with a title and a summary, and links every page once', () => {
    const llms = text('llms.txt')
    expect(llms).toMatch(new RegExp(`^# ${company.name}\n\n> .{20,}\n\n## `))
    expect([...llms.matchAll(/^- \[.+?\]\((.+?)\): .{5,}$/gm)].map(match => match[1]).sort()).toEqual(canonicals)
  })
})

it('the feeds hold every entry, and the page of each names it', () => {
  const places = jobs.map(({ title, locationType }) => `${title} (${locationType})`)
  for (const [path, titles, paths] of [
    ['/blog', posts.map(({ title }) => title), posts.map(postPath)],
    ['/case-studies', studies.map(({ title }) => title), studies.map(studyPath)],
    ['/careers', places, jobs.map(jobPath)],
  ] as const) {
    const page = pages.find(each => each.path === path)
    if (!page) continue
    const feed = xmlOf(`${path.slice(1)}/feed.xml`)
    expect(texts(feed, 'item > title')).toEqual(titles)
    expect(texts(feed, 'item > link')).toEqual(paths.map(url))
    expect(texts(feed, 'channel > link')[0]).toBe(url(path))
    const alternate = { rel: 'alternate', type: 'application/rss+xml', href: `${path}/feed.xml` }
    expect(page.all('link').map(({ attribs }) => attribs)).toContainEqual(expect.objectContaining(alternate))
  }
})

it('no file contains code of the mock API', () => {
  const scripts = files.filter(file => /\.(js|html|json)$/.test(file))
  expect(scripts.length).toBeGreaterThan(pages.length)
  expect(scripts.filter(file => /__mock|x-mock-scenario/.test(text(file)))).toEqual([])
})
