/** One fault in a file that people write: content, settings, photographs. */
export interface Fault {
  /** Path from the project's folder, with slashes. */
  readonly file: string
  /** Both count from 1; left out when the whole file is meant. */
  readonly line?: number | undefined
  readonly column?: number | undefined
  /** What is wrong, and where in the file: `[2].posted: not a day of the calendar`. No full stop. */
  readonly message: string
  /** What is right: `a day like 2026-11-30`. */
  readonly expected?: string | undefined
  /** What the file has there, as `quoted` writes it. */
  readonly found?: string | undefined
  /** The right value that is nearest to what was found, as it is written in the file. */
  readonly suggestion?: string | undefined
}

const longest = 60

/** A value from a file as messages show it: on one line, shortened. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  const letters = [...text]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : text
}

/** A list of right values as messages show it: all of a few, the count of many. */
export const anyOf = (names: readonly string[], what = 'names'): string =>
  names.length <= 12 ? `one of ${names.join(', ')}` : `one of ${names.length} ${what}`

/** `data/jobs.json:12:5`, as far as it is known. */
const placeOf = ({ file, line, column }: Fault) => [file, line, line === undefined ? undefined : column].filter(part => part !== undefined).join(':')

/** A fault on one line: `data/jobs.json:12:5: [2].posted: not a day of the calendar; expected ..., found ...; did you mean ...?` */
export function faultLine(fault: Fault): string {
  const { message, expected, found, suggestion } = fault
  const values = [expected && `expected ${expected}`, found && `found ${found}`].filter(Boolean).join(', ')
  return `${placeOf(fault)}: ${[message, values, suggestion && `did you mean ${suggestion}?`].filter(Boolean).join('; ')}`
}

/** Faults by file, then by place in it, each once. */
export function sortedFaults(faults: readonly Fault[]): readonly Fault[] {
  const byLine = new Map(faults.map(fault => [faultLine(fault), fault]))
  return [...byLine.values()].sort(
    (one, other) =>
      (one.file < other.file ? -1 : Number(one.file > other.file)) || (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0),
  )
}

/** Thrown by what cannot go on because of faults in files: its message is all of them, a line each. */
export class ContentError extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    const sorted = sortedFaults(faults)
    super(sorted.map(faultLine).join('\n'))
    this.name = 'ContentError'
    this.faults = sorted
  }
}
