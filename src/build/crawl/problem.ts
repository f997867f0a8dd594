import type { Reference } from './read-page.ts'

/** The place of a faulty reference: the file or page, and the reference itself. */
export interface Referrer extends Pick<Reference, 'text' | 'region' | 'kind'> {
  /** Address of a page, or path of another file. */
  readonly from: string
}

/** One fault of the finished site. */
export interface Problem {
  /** The address or file at fault. */
  readonly target: string
  /** What is wrong and what to do, as a sentence. */
  readonly fault: string
  /** Who names the target; left out when the fault is the target's own. */
  readonly referrers?: readonly Referrer[]
}

/** The share of all pages that makes a referrer 'every page'. */
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

/** Every fault in one text, grouped by target, each with who refers to it. */
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
