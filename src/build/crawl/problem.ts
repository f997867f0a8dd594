import type { Reference } from './read-page.ts'

/** The place of a faulty reference: the file or page, and the reference itself. */
export interface Referrer extends Pick<Reference, 'text' | 'region' | 'kind'> {
  /** URL path of a page, or path of another file. */
  readonly from: string
}

/** One fault of the finished site. */
export interface Problem {
  /** The URL or file at fault. */
  readonly target: string
  /** What is wrong and what to do, as a sentence. */
  readonly fault: string
  /** The references to the target. Left out if the fault is the target's own. */
  readonly referrers?: readonly Referrer[]
}

/** The minimum share of pages that counts as 'every page' in the report. */
const everyPage = 0.9

function sourcesOf(referrers: readonly Referrer[], pageCount: number): string[] {
  const groups = new Map<string, Referrer[]>()
  for (const referrer of referrers) {
    const key = JSON.stringify([referrer.region, referrer.kind, referrer.text])
    groups.set(key, [...(groups.get(key) ?? []), referrer])
  }
  return [...groups.values()].flatMap(group => {
    const [first] = group
    if (!first) return []
    const label = first.text ? `"${first.text}"` : first.kind
    const sources = [...new Set(group.map(({ from }) => from))]
    if (pageCount > 3 && sources.length >= pageCount * everyPage && first.region !== 'file')
      return [`on every page, in the ${first.region}: ${label}`]
    return sources.map(from => `from ${from}: ${label}`)
  })
}

/** Returns all faults as one text, grouped by target, each with its referrers. */
export function report(problems: readonly Problem[], pageCount: number): string {
  const byTarget = new Map<string, string[]>()
  for (const { target, fault, referrers = [] } of problems) {
    const lines = [`    ${fault}`, ...sourcesOf(referrers, pageCount).map(line => `      ${line}`)]
    byTarget.set(target, [...(byTarget.get(target) ?? []), ...lines])
  }
  const groups = [...byTarget].sort(([a], [b]) => a.localeCompare(b, 'en'))
  const count = problems.length === 1 ? 'one fault' : `${problems.length} faults`
  return `${count} in the finished site:\n${groups.map(([target, lines]) => `  ${target}\n${lines.join('\n')}`).join('\n')}`
}
