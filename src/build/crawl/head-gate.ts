import { company } from '#content/company.ts'
import { redirects } from '#content/map/redirects.ts'
import { lengths, longestName, withShortNames } from '#content/read/head-texts.build.ts'
import { absolute } from '#seo/head.ts'
import type { Output } from './output.ts'
import type { Problem } from './problem.ts'
import type { ReadPage } from './read-page.ts'

const aliases = new Set(redirects.map(([from]) => from))

/** Returns the pages of the site, without the stubs at aliases. */
export const ownPages = ({ pages }: Output) => [...pages].filter(([path]) => !aliases.has(path))

function lengthFault(name: keyof typeof lengths, text: string): string[] {
  const [least, most] = lengths[name]
  if (text === '') return [`it has no ${name}`]
  const { length } = withShortNames(text, [company.name, company.founder.name])
  if (length >= least && length <= most) return []
  const counted = length === text.length ? '' : ` (names count as ${longestName} at most)`
  return [`its ${name} has ${length} characters${counted}, not ${least} to ${most}: "${text}"`]
}

/** Returns the faults in the head of one page. */
function headFaults(path: string, page: ReadPage, listed: ReadonlySet<string>): string[] {
  const { title, description, isIndexable, meta, canonical } = page
  const own = absolute(path)
  const robots = meta.get('robots') ?? ''
  const isListed = listed.has(own)
  const expect = (name: string, found: string | undefined, wanted: string) =>
    found === wanted ? [] : [`its ${name} is ${found === undefined ? 'missing' : `"${found}"`}, not "${wanted}"`]
  return [
    ...(path === '/404' ? [] : lengthFault('title', title)),
    ...lengthFault('description', description),
    ...expect('canonical', canonical, own),
    ...(path === '/404' ? expect('robots', robots, 'noindex, follow') : []),
    ...(isIndexable && !isListed ? ['it can be indexed but is not in sitemap.xml'] : []),
    ...(!isIndexable && isListed ? ['it is in sitemap.xml, though its robots entry forbids indexing'] : []),
  ]
}

/** Returns the faults of values that must be unique but that two pages share. */
function doubles(pages: ReturnType<typeof ownPages>, name: string, of: (page: ReadPage) => string): Problem[] {
  const first = new Map(pages.map(([path, page]) => [of(page), path] as const).reverse())
  return pages.flatMap(([path, page]) => {
    const other = first.get(of(page))
    return other === path || of(page) === ''
      ? []
      : { target: path, fault: `its ${name} is that of ${other}: "${of(page)}"` }
  })
}

/** Checks the head of every page: title, description, canonical, robots and sitemap. */
export function headGate(output: Output): Problem[] {
  const inSitemap = new Set(
    [...output.text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1] ?? ''),
  )
  const pages = ownPages(output)
  return [
    ...pages.flatMap(([path, page]) => headFaults(path, page, inSitemap).map(fault => ({ target: path, fault }))),
    ...doubles(pages, 'title', ({ title }) => title),
    ...doubles(pages, 'description', ({ description }) => description),
  ]
}
