import { apiBase } from '#build/env/api-base.ts'
import { buildDay } from '#build/env/build-time.ts'
import { jobPath } from '#content/map/families.ts'
import { redirects } from '#content/map/redirects.ts'
import { nearest } from '#content/read/nearest.build.ts'
import { endpoints } from '#forms/endpoints.ts'
import { readData } from '#lists/data-folder.ts'
import { isOpen } from '#lists/open-jobs.ts'
import { graphGate } from './graph-gate.ts'
import { headGate, ownPages } from './head-gate.ts'
import type { Output } from './output.ts'
import { type Problem, type Referrer, report } from './problem.ts'
import { readGraph, readJsonFeed, readManifest, readScript, readStyle, readXml } from './read-file.ts'
import type { Reference } from './read-page.ts'
import { type Destination, resolve } from './resolve.ts'

/** Paths without a file: the API server answers the forms that are sent there. */
const unserved: ReadonlySet<string> = new Set(Object.values(endpoints).map(({ path }) => `${apiBase}${path}`))

/** Pages that no page links to: hosts show `/404` for unknown paths, and a closed job says so to visitors with its URL. */
const unlinked = (): readonly string[] => [
  '/404',
  ...readData()
    .jobs.filter(job => !isOpen(job, buildDay()))
    .map(jobPath),
]

/** Returns the references in a page's structured data. The gate reports what cannot be parsed. */
function graphReferences(graphs: readonly string[]): Reference[] {
  return graphs.flatMap(graph => {
    try {
      return readGraph(JSON.parse(graph))
    } catch {
      return []
    }
  })
}

/** Returns the references in a file that is not a page. */
function fileReferences(path: string, text: string): Reference[] {
  if (path.endsWith('.css')) return readStyle(text, path)
  if (path.endsWith('.js')) return readScript(text, path)
  if (path.endsWith('.webmanifest')) return readManifest(text)
  if (path.endsWith('.xml')) return readXml(text)
  if (path.endsWith('feed.json')) return readJsonFeed(text)
  return []
}

/** Whether a reference is a link that a person or a crawler follows, not a file that a page loads. */
const isLink = ({ kind }: Reference) => kind === 'a[href]' || kind === 'area[href]' || kind === 'form[action]'

/** Where crawlers start: the home page, the sitemap and `robots.txt`. */
const entries = ['/', 'sitemap.xml', 'robots.txt'] as const

/** Follows every reference of the output from `entries` and all pages, and returns the faults. */
export function crawl(output: Output): Problem[] {
  const { pages, files } = output
  const faults = new Map<string, { target: string; fault: string; referrers: Referrer[] }>()
  const links = new Map<string, Set<string>>()
  const keys = new Set<string>()
  const queue: string[] = []

  const blame = (target: string, fault: string, from: string, { text, region, kind }: Reference) => {
    const key = `${target} ${fault}`
    const known = faults.get(key) ?? { target, fault, referrers: [] }
    known.referrers.push({ from, text, region, kind })
    faults.set(key, known)
  }
  const visit = (place: string) => {
    if (keys.has(place)) return
    keys.add(place)
    queue.push(place)
  }
  // A path from the root has the same destination in every file, and most are on every page.
  const fromRoot = new Map<string, Destination>()
  const destinationOf = (target: string, from: string): Destination => {
    const base = pages.has(from) ? from : `/${from}`
    if (!target.startsWith('/')) return resolve(target, base, output)
    const destination = fromRoot.get(target) ?? resolve(target, base, output)
    fromRoot.set(target, destination)
    return destination
  }
  const follow = (reference: Reference, from: string) => {
    const destination = destinationOf(reference.target, from)
    if (destination.kind === 'fault') {
      if (unserved.has(destination.path)) return
      blame(destination.path, destination.fault, from, reference)
    } else if (destination.kind === 'file') visit(destination.path)
    else if (destination.kind === 'page') {
      const { path, id } = destination
      if (isLink(reference)) links.set(from, (links.get(from) ?? new Set()).add(path))
      const ids = pages.get(path)?.ids ?? new Set()
      if (id !== '' && id !== 'top' && !ids.has(id)) {
        const close = nearest(id, ids)
        blame(
          `${path}#${id}`,
          `nothing on the page has this id: ${close ? `did you mean #${close}?` : 'fix the anchor or the id'}`,
          from,
          reference,
        )
      }
      visit(path)
    }
  }

  for (const entry of entries) if (pages.has(entry) || files.has(entry)) visit(entry)
  // Unlinked pages are reported separately, but read too.
  for (const path of [...pages.keys()]) visit(path)
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    const page = pages.get(place)
    const references = page
      ? [...page.references, ...graphReferences(page.graphs)]
      : fileReferences(place, output.text(place))
    for (const reference of references) follow(reference, place)
  }

  return [...faults.values(), ...wrongIds(output), ...orphans(output, links)]
}

/** Returns the ids that are empty or that two elements of a page have, such as those of two sections with one title. */
const wrongIds = ({ pages }: Output): Problem[] =>
  [...pages].flatMap(([path, page]) =>
    page.wrongIds.map(id => ({
      target: `${path}#${id}`,
      fault: 'an id has to be of one element: change one of the two titles',
    })),
  )

/** Returns the faults of pages that no links from the home page reach. */
function orphans({ pages }: Output, links: ReadonlyMap<string, ReadonlySet<string>>): Problem[] {
  const reached = new Set(['/'])
  for (const path of reached) for (const target of links.get(path) ?? []) reached.add(target)
  const exceptions = new Set<string>([...unlinked(), ...redirects.map(([from]) => from)])
  return [...pages.keys()]
    .filter(path => !reached.has(path) && !exceptions.has(path))
    .map(target => ({
      target,
      fault: 'no page links to this one: link to it, or list it with a reason in src/build/crawl/crawl.ts',
    }))
}

/**
 * Checks a finished output as crawlers do. Returns one report of all faults, not one per build; undefined if there are none.
 */
export function inspectSite(output: Output): string | undefined {
  const problems = [...crawl(output), ...headGate(output), ...graphGate(output)]
  return problems.length === 0 ? undefined : report(problems, ownPages(output).length)
}
