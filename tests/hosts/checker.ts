/** Asks a running server about everything that the hosting model promises. */
import { type Answer, type Ask, createAsk, type Target } from './ask.ts'
import { faultsAnywhere } from './everywhere.ts'
import { type Check, type Fault, faultsOf } from './faults.ts'
import { type Subject, subjects, withoutServer, withServer } from './questions/index.ts'
import type { Site } from './site.ts'

export interface Options extends Target {
  /** What answers `/api`: files of the build, or a server. */
  readonly api: 'files' | 'server'
  /** Subjects to leave out. */
  readonly without?: readonly Subject[]
}

/** A fault and the paths that have it. */
export interface Finding extends Fault {
  readonly at: readonly string[]
}

export interface Report {
  readonly asked: number
  readonly findings: readonly Finding[]
}

function checksOf(site: Site, { origin, api, without = [] }: Options): readonly Check[] {
  // Lists that a server answers are not those of the build.
  const own =
    api === 'server' ? { ...site, files: site.files.filter(({ address }) => !address.startsWith('/api/')) } : site
  const wanted = Object.entries(subjects).filter(([subject]) => !without.some(left => left === subject))
  return [
    ...wanted.flatMap(([, checks]) => checks(own, origin)),
    ...(api === 'server' ? withServer(site) : withoutServer()),
  ]
}

async function answersTo(ask: Ask, check: Check): Promise<readonly (readonly [Check, Answer])[]> {
  const answer = await ask(check, { plain: check.plain ?? false })
  const next = check.next?.(answer)
  return [[check, answer], ...(next ? await answersTo(ask, next) : [])]
}

const unreachable = (error: unknown): Fault => ({
  what: `no answer: ${error instanceof Error ? error.message : String(error)}`,
  remedy: 'Check that the host name is right, points to this server, and has a valid certificate.',
})

/** Asks all questions and reports the faults, the most frequent first. */
export async function checkHost(site: Site, options: Options): Promise<Report> {
  const { ask, close } = createAsk(options)
  const overHttps = options.origin.startsWith('https:')
  const findings = new Map<string, { fault: Fault; at: Set<string> }>()
  let asked = 0

  const note = ({ method = 'GET', path }: Check, faults: readonly Fault[]) => {
    for (const fault of faults) {
      const finding = findings.get(fault.what) ?? { fault, at: new Set() }
      finding.at.add(method === 'GET' ? path : `${method} ${path}`)
      findings.set(fault.what, finding)
    }
  }
  await Promise.all(
    checksOf(site, options).map(async check => {
      try {
        for (const [question, answer] of await answersTo(ask, check)) {
          asked += 1
          const general = question.plain
            ? []
            : faultsAnywhere(answer, site, { origin: options.origin, overHttps, bare: question.bare ?? false })
          note(question, [...faultsOf(answer, question.expected, options.origin), ...general])
        }
      } catch (error) {
        note(check, [unreachable(error)])
      }
    }),
  )
  close()
  return {
    asked,
    findings: [...findings.values()]
      .map(({ fault, at }) => ({ ...fault, at: [...at] }))
      .sort((a, b) => b.at.length - a.at.length),
  }
}

/** Formats a report: each fault once, with its paths and the remedy. */
export const textOf = ({ findings }: Report): string =>
  findings
    .map(({ what, remedy, at }) => {
      const shown = at.slice(0, 3).map(path => (path.length > 80 ? `${path.slice(0, 77)}...` : path))
      const more = at.length > shown.length ? ` and ${at.length - shown.length} more` : ''
      return `${what}\n    at ${shown.join(', ')}${more}\n    ${remedy}`
    })
    .join('\n')
