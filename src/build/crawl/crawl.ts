import { apiBase } from '#build/env/api-base.ts'
import { buildDay } from '#build/env/build-time.ts'
import { jobPath } from '#content/map/families.ts'
import { redirects } from '#content/map/redirects.ts'
import { nearest } from '#content/read/fault.build.ts'
import { endpoints } from '#forms/endpoints.ts'
import { readData } from '#lists/data-folder.ts'
import { isOpen } from '#lists/open-jobs.ts'
import { graphGate } from './graph-gate.ts'
import { headGate, ownPages } from './head-gate.ts'
import type { Output } from './output.ts'
import { type Problem, type Referrer, report } from './problem.ts'
import { readJson, readScript, readStyle, readXml } from './read-file.ts'
import type { Reference } from './read-page.ts'
import { resolve } from './resolve.ts'

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
      return readJson(JSON.parse(graph))
    } catch {
      return []
    }
  })
}

/** Returns the references in a file that is not a page. */
function fileReferences(path: string, text: string): Reference[] {
  if (path.endsWith('.css')) return readStyle(text, path)
  if (path.endsWith('.js')) return readScript(text, path)
  if (path.endsWith('.xml')) return readXml(text)
  if (/\.webmanifest$|feed\.json$/.test(path)) return readJson(JSON.parse(text))
  return []
}

/** Whether a reference is a link that a person or a crawler follows, not a file that a page loads. */
const isLink = ({ kind }: Pick<Reference, 'kind'>) =>
  kind === 'a[href]' || kind === 'area[href]' || kind === 'form[action]'

/** Follows every reference of all pages and of the files that crawlers ask for first, and returns the faults. */
export function crawl(output: Output): Problem[] {
  const { pages } = output
  const faults = new Map<string, { target: string; fault: string; referrers: Referrer[] }>()
  const links = new Map<string, Set<string>>()
  // Grows while it is iterated.
  const places = new Set([...pages.keys(), 'sitemap.xml', 'robots.txt'])
  for (const from of places) {
    const page = pages.get(from)
    const references = page
      ? [...page.references, ...graphReferences(page.graphs)]
      : fileReferences(from, output.text(from))
    for (const { target, ...reference } of references) {
      const blame = (target: string, fault: string) => {
        const key = `${target} ${fault}`
        const known = faults.get(key) ?? { target, fault, referrers: [] }
        known.referrers.push({ from, ...reference })
        faults.set(key, known)
      }
      const destination = resolve(target, page ? from : `/${from}`, output)
      const { kind, path } = destination
      if (kind === 'fault' && !unserved.has(path)) blame(path, destination.fault)
      if (kind === 'file' || kind === 'page') places.add(path)
      if (kind !== 'page') continue
      if (isLink(reference)) links.set(from, (links.get(from) ?? new Set()).add(path))
      const { id } = destination
      const ids = pages.get(path)?.ids ?? new Set()
      if (id === '' || id === 'top' || ids.has(id)) continue
      const close = nearest(id, ids)
      blame(
        `${path}#${id}`,
        `nothing on the page has this id: ${close ? `did you mean #${close}?` : 'fix the anchor or the id'}`,
      )
    }
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
