/** Parses the output of the tools of `npm run check`. */
import { relative } from 'node:path'
import type { Fault } from '#content/read/fault.build.ts'

/** The findings of a tool. */
export interface Findings {
  readonly faults: readonly Fault[]
  /** Files that `npm run format` would change. */
  readonly unformatted?: readonly string[]
  /** Messages about checks that did not run, with the reason. */
  readonly notes?: readonly string[]
}

interface BiomeDiagnostic {
  readonly severity: string
  readonly message: string
  readonly category: string
  readonly location: { readonly path: string; readonly start: { readonly line: number; readonly column: number } }
}

const slashes = (path: string) => path.replaceAll('\\', '/')

/** Parses the output of `biome check --reporter=json`. */
export function biomeFindings(output: string): Findings {
  const { diagnostics } = JSON.parse(output) as { diagnostics: readonly BiomeDiagnostic[] }
  const serious = diagnostics.filter(
    ({ severity }) => severity === 'error' || severity === 'warning' || severity === 'fatal',
  )
  const pathOf = ({ location }: BiomeDiagnostic) => slashes(location.path)
  const unparsed = new Set(serious.filter(({ category }) => category === 'parse').map(pathOf))
  const byFormatter = serious.filter(({ category }) => /^(?:format|assist)\b/.test(category))
  return {
    faults: serious
      .filter(diagnostic => !byFormatter.includes(diagnostic))
      .map(diagnostic => ({
        file: pathOf(diagnostic),
        line: diagnostic.location.start.line || undefined,
        column: diagnostic.location.start.column,
        message: `${diagnostic.message} (${diagnostic.category})`,
      })),
    // A file that cannot be parsed cannot be formatted; its syntax errors are listed already.
    unformatted: [...new Set(byFormatter.map(pathOf))].filter(path => !unparsed.has(path)).sort(),
  }
}

/** Shortens long unions in a message of the compiler. */
const withShortUnions = (text: string) =>
  text.replace(
    /("[^"]*"(?: \| "[^"]*"){3})((?: \| "[^"]*"){4,})/g,
    (_, first: string, rest: string) => `${first} | … ${rest.split(' | ').length - 1} more`,
  )

/** Parses the output of `tsc --pretty false`. `name` is the configuration, for notes. */
export function compilerFindings(output: string, name: string, folder = process.cwd()): Findings {
  const faults: Fault[] = []
  const notes: string[] = []
  for (const line of output.split(/\r?\n/)) {
    const [, file, at, column, code, message] = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(line) ?? []
    const last = faults.at(-1)
    if (file && message)
      faults.push({
        file: slashes(relative(folder, file)),
        line: Number(at),
        column: Number(column),
        message: `${withShortUnions(message)} (${code})`,
      })
    else if (/^\s/.test(line) && last)
      faults[faults.length - 1] = { ...last, message: `${last.message}\n  ${withShortUnions(line)}` }
    else if (line.startsWith('error ')) notes.push(`${name}: ${line}`)
  }
  // The compiler does not check types after syntax errors.
  if (faults.some(({ message }) => /\(TS1\d{3}\)/.test(message)))
    notes.push(`The types of ${name} were not checked: fix the syntax errors above first.`)
  return { faults, notes }
}

/** Merges all findings. Omits the findings of the tools in files that have content findings. */
export function together(content: readonly Fault[], tools: readonly Findings[]): Required<Findings> {
  const ofContent = new Set(content.map(({ file }) => file))
  return {
    faults: [...content, ...tools.flatMap(({ faults }) => faults).filter(({ file }) => !ofContent.has(file))],
    unformatted: [...new Set(tools.flatMap(({ unformatted = [] }) => unformatted))].filter(
      path => !ofContent.has(path),
    ),
    notes: [...new Set(tools.flatMap(({ notes = [] }) => notes))],
  }
}
