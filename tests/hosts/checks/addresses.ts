import { type Answer, headerOf } from '../ask.ts'
import { type Check, type Fault, unless } from '../check.ts'
import { bytesFaults, statusFaults, typeFaults } from '../content.ts'
import type { Site } from '../site.ts'

const kept = (answer: Answer) => /immutable|max-age=[1-9]/.test(headerOf(answer, 'cache-control') ?? '')

/** A browser caches these answers as long as their headers say. */
const notKept = (answer: Answer, what: string): readonly Fault[] =>
  unless(
    !kept(answer),
    `${what} is kept for good`,
    'Caching rules are for files that exist: set them behind the look-up.',
  )

/** One hop, for good, with the query. */
function leadsTo(answer: Answer, origin: string, to: string, what: string): readonly Fault[] {
  const location = headerOf(answer, 'location') ?? ''
  const target = URL.canParse(location, origin) ? new URL(location, origin) : undefined
  return [
    ...unless(
      [301, 308].includes(answer.status) && target?.pathname + (target?.search ?? '') === to,
      `${what} does not lead to the page for good (status ${answer.status}${location && `, to ${location}`})`,
      'Use the redirect rules that this build wrote for the host.',
    ),
    ...notKept(answer, 'a redirect'),
  ]
}

/** Every page by the addresses that people and other sites make of it. */
export const spellings = (site: Site, origin: string): Check[] =>
  site.pages.flatMap(page => {
    const others = page === '/' ? ['/index.html', '/index'] : [`${page}/`, `${page}.html`]
    return others.map(path => ({
      path: `${path}?a=b`,
      faults: (answer: Answer) =>
        leadsTo(answer, origin, `${page}?a=b`, page === '/' ? path : path.endsWith('/') ? '/page/' : '/page.html'),
    }))
  })

/** Every page with one slash more in front: the page, the way to it, or nothing, but no other site. */
export const doubled = (site: Site): Check[] =>
  site.pages
    .filter(page => page !== '/')
    .map(page => ({
      path: `/${page}`,
      faults: answer =>
        unless([200, 301, 308, 404].includes(answer.status), `//page has status ${answer.status}`, 'Merge slashes.'),
    }))

export const aliases = (site: Site, origin: string): Check[] =>
  site.aliases.flatMap(([from, to]) =>
    ['', '?a=b'].map(query => ({
      path: from + query,
      faults: (answer: Answer) => leadsTo(answer, origin, to + query, 'an alias'),
    })),
  )

const nowhere = [
  '/nothing',
  '/nothing/at/all',
  '/ABOUT',
  '/about/nothing',
  '/assets/nothing.js',
  '/assets',
  '/art/nothing.svg',
  '/services/nothing',
  '/favicon.png',
  '/index.php',
  '/wp-login.php',
  '/nothing?a=b',
  '/%E0%A6%A8',
  '/constructor',
  '/__proto__',
]

/** The page for unknown addresses, with its status, packed as every page. */
export const nothing = (site: Site): Check[] => [
  ...nowhere.flatMap(path =>
    ['identity', 'gzip, br'].map(encoding => ({
      path,
      headers: { 'Accept-Encoding': encoding },
      faults: (answer: Answer) => [
        ...statusFaults(answer, 404, 'an address without a page'),
        ...typeFaults(answer, 'text/html; charset=utf-8'),
        ...bytesFaults(answer, site.missing),
        ...notKept(answer, 'the page for unknown addresses'),
        ...unless(
          encoding === 'identity' || answer.body.length < site.missing.length / 2,
          'the page for unknown addresses comes unpacked',
          'Compress error pages as well.',
        ),
      ],
    })),
  ),
  ...['/assets/', '/assets/nothing/', '/nothing.html', '/nothing/', '/nothing.html/', '/assets/nothing.html'].map(
    path => ({
      path,
      faults: (answer: Answer) => [
        ...unless(
          [301, 308, 404].includes(answer.status),
          `an address without a page: status ${answer.status}, not 404`,
          'Unknown addresses are 404.',
        ),
        ...notKept(answer, 'what leads nowhere'),
      ],
    }),
  ),
]

/** The page for unknown addresses is at no address of its own. */
export const errorPage: readonly Check[] = ['/404', '/404.html'].map(path => ({
  path,
  faults: answer =>
    unless(
      answer.status === 404,
      `${path}: status ${answer.status}, not 404`,
      'Cloudflare Pages has no rule for it. It does no harm: the page asks not to be indexed.',
    ),
}))
