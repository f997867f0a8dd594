import { apiBase } from '#build/env/api-base.ts'
import { nearest } from '#content/read/fault.build.ts'
import { endpoints } from '#forms/endpoints.ts'
import { graphGate } from './graph-gate.ts'
import { headGate, ownPages } from './head-gate.ts'
import type { Output } from './output.ts'
import { type Problem, report } from './problem.ts'
import { readFile, readJson } from './read-file.ts'
import { resolve } from './resolve.ts'

/** Paths without a file: the API server answers the forms that are sent there. */
const unserved: ReadonlySet<string> = new Set(Object.values(endpoints).map(({ path }) => `${apiBase}${path}`))

/** The kinds of references that a person or a crawler follows. Others are files that a page loads. */
const linkKinds: ReadonlySet<string> = new Set(['a[href]', 'area[href]', 'form[action]'])

/** Follows every reference of all pages, the sitemap and the files that these name, and returns the faults. */
export function crawl(output: Output): Problem[] {
  const { pages } = output
  const problems: Problem[] = []
  const links = new Map<string, Set<string>>()
  // Grows while it is iterated.
  const places = new Set([...pages.keys(), 'sitemap.xml'])
  for (const from of places) {
    const page = pages.get(from)
    const references = page ? [...page.references, ...readJson(page.graph)] : readFile(from, output.text)
    // An id may be empty, or of two elements, such as two sections with one title.
    for (const id of page?.ids.filter((id, at, ids) => id === '' || ids.indexOf(id) < at) ?? [])
      problems.push({ target: `${from}#${id}`, fault: 'an id has to be of one element: change one of the two titles' })
    for (const reference of references) {
      const referrer = { from, ...reference }
      const destination = resolve(reference.target, page ? from : `/${from}`, output)
      if (!destination) continue
      const { path, id, fault } = destination
      const blame = (target: string, fault: string) => problems.push({ target, fault, referrer })
      if (fault) {
        if (!unserved.has(path)) blame(path, fault)
        continue
      }
      places.add(path)
      if (id === undefined) continue
      if (linkKinds.has(reference.kind)) links.set(from, (links.get(from) ?? new Set()).add(path))
      const ids = pages.get(path)?.ids ?? []
      if (id === '' || id === 'top' || ids.includes(id)) continue
      const close = nearest(id, ids)
      const remedy = close ? `did you mean #${close}?` : 'fix the anchor or the id'
      blame(`${path}#${id}`, `nothing on the page has this id: ${remedy}`)
    }
  }
  return [...problems, ...orphans(output, links)]
}

/** Returns the faults of pages that search engines may list, but that no links from the home page reach. */
function orphans(output: Output, links: ReadonlyMap<string, ReadonlySet<string>>): Problem[] {
  const reached = new Set(['/'])
  for (const path of reached) for (const target of links.get(path) ?? []) reached.add(target)
  return ownPages(output)
    .filter(([path, page]) => page.isIndexable && !reached.has(path))
    .map(([target]) => ({
      target,
      fault: 'no page links to this one: link to it in data/menus.yaml or on another page',
    }))
}

/**
 * Checks a finished output as crawlers do. Returns one report of all faults, not one per build; undefined if there are none.
 */
export function inspectSite(output: Output): string | undefined {
  const problems = [...crawl(output), ...headGate(output), ...graphGate(output)]
  return problems.length === 0 ? undefined : report(problems, ownPages(output).length)
}
