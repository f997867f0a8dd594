// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { posts } from '#content/blog.ts'
import { company } from '#content/company.ts'
import { jobPath, postPath, studyPath } from '#content/map/families.ts'
import { studies } from '#content/studies.ts'
import { readLists } from '#lists/data-folder.ts'
import { files, pages, read } from './dist.ts'

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
    const dates = new Map(
      [...sitemap.querySelectorAll('url')].map(url => [texts(url, 'loc')[0], texts(url, 'lastmod')[0] ?? '']),
    )
    for (const [url, date] of dates) expect([url, date]).toEqual([url, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)])
    for (const post of posts)
      expect((dates.get(`${company.siteUrl}${postPath(post)}`) ?? '') >= post.date, post.slug).toBe(true)
  })
})

describe('the sitemap for people', () => {
  const jobs = readLists().jobs.map(job => company.siteUrl + jobPath(job))

  it.each(['sitemap.html', 'search.html'])('%s leads to all that sitemap.xml lists, but for the jobs', file => {
    const main = new DOMParser().parseFromString(text(file), 'text/html').querySelector('main')
    const links = new Set(
      [...(main?.querySelectorAll('a') ?? [])].map(link => company.siteUrl + link.getAttribute('href')),
    )
    expect(texts(xmlOf('sitemap.xml'), 'loc').filter(url => !jobs.includes(url) && !links.has(url))).toEqual([])
  })
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

describe('the feeds', () => {
  const { jobs } = readLists()
  const url = (path: string) => company.siteUrl + path

  const feeds = [
    ['blog/feed.xml', '/blog', posts.map(({ title }) => title), posts.map(postPath)],
    ['case-studies/feed.xml', '/case-studies', studies.map(({ title }) => title), studies.map(studyPath)],
    [
      'careers/feed.xml',
      '/careers',
      jobs.map(({ title, locationType }) => `${title} (${locationType})`),
      jobs.map(jobPath),
    ],
  ] as const
  const there = feeds.filter(([, path]) => pages.some(page => page.path === path))

  it('hold every entry, and the page of each names it', () => {
    for (const [file, path, titles, paths] of there) {
      const feed = xmlOf(file)
      expect(texts(feed, 'item > title')).toEqual(titles)
      expect(texts(feed, 'item > link')).toEqual(paths.map(url))
      expect(texts(feed, 'channel > link')[0]).toBe(url(path))
      const alternates = pages
        .find(page => page.path === path)
        ?.all('link')
        .map(({ attribs }) => attribs)
      expect(alternates).toContainEqual(
        expect.objectContaining({ rel: 'alternate', type: 'application/rss+xml', href: `/${file}` }),
      )
    }
  })
})

it('no file contains code of the mock API', () => {
  const scripts = files.filter(file => /\.(js|html|json)$/.test(file))
  expect(scripts.length).toBeGreaterThan(pages.length)
  expect(scripts.filter(file => /__mock|x-mock-scenario/.test(text(file)))).toEqual([])
})
