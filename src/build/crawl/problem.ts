import type { Reference } from './read-page.ts'

/** A reference, and the page (its URL path) or other file that contains it. */
interface Referrer extends Reference {
  readonly from: string
}

/** One fault of the finished site. */
export interface Problem {
  /** The URL or file at fault. */
  readonly target: string
  /** What is wrong and what to do, as a sentence. */
  readonly fault: string
  /** One of the references to the target. Left out if the fault is the target's own. */
  readonly referrer?: Referrer
}

/** The minimum share of pages that counts as 'every page' in the report. */
const everyPage = 0.9

/** Returns one line for each place of the references, and one for those on every page, such as a link in the footer. */
function sourcesOf(referrers: readonly Referrer[], pageCount: number): string[] {
  const lines = referrers.map(({ from, region, kind, text }) => {
    const same = referrers.filter(other => other.region === region && other.kind === kind && other.text === text)
    const pages = new Set(same.map(other => other.from)).size
    const label = text ? `"${text}"` : kind
    return pageCount > 3 && pages >= pageCount * everyPage
      ? `on every page, in the ${region}: ${label}`
      : `from ${from}: ${label}`
  })
  return [...new Set(lines)]
}

/** Returns all faults as one text, grouped by target, each with its referrers. */
export function report(problems: readonly Problem[], pageCount: number): string {
  const byTarget = new Map<string, Map<string, Referrer[]>>()
  for (const { target, fault, referrer = [] } of problems) {
    const faults = byTarget.get(target) ?? new Map<string, Referrer[]>()
    byTarget.set(target, faults.set(fault, [...(faults.get(fault) ?? []), referrer].flat()))
  }
  const ofFault = ([fault, referrers]: [string, Referrer[]]) =>
    [`    ${fault}`, ...sourcesOf(referrers, pageCount).map(source => `      ${source}`)].join('\n')
  const groups = [...byTarget].sort(([a], [b]) => a.localeCompare(b, 'en'))
  const lines = groups.flatMap(([target, faults]) => [`  ${target}`, ...[...faults].map(ofFault)])
  const count = groups.reduce((sum, [, faults]) => sum + faults.size, 0)
  return `${count === 1 ? 'one fault' : `${count} faults`} in the finished site:\n${lines.join('\n')}`
}
