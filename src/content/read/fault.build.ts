import { distance } from 'fastest-levenshtein'
import { invisible } from '#content/schema/basics.ts'

/** One fault in a file that people write: content, settings, photographs. */
export interface Fault {
  /** Path from the project's folder, with slashes. */
  readonly file: string
  /** Both start at 1. Left out for a fault of the whole file. */
  readonly line?: number | undefined
  readonly column?: number | undefined
  /** What is wrong, and where in the file: `[2].posted: not a day of the calendar`. No full stop. */
  readonly message: string
  /** The expected value: `a day like 2026-11-30`. */
  readonly expected?: string | undefined
  /** The value in the file, as `quoted` writes it. */
  readonly found?: string | undefined
  /** The valid value that is most similar to the found one, as it is written in the file. */
  readonly suggestion?: string | undefined
}

const longest = 60

/** Formats a value from a file for messages: on one line, shortened to what is wrong at a place. An empty value of YAML is `null`. */
export function quoted(value: unknown, at = 0): string {
  const shown = typeof value === 'string' && at > longest / 2 ? `…${value.slice(at - 20)}` : value
  const text = shown === null || shown === undefined ? 'nothing' : String(JSON.stringify(shown))
  const letters = [...text.replace(new RegExp(invisible, 'gu'), character => `\\u{${character.codePointAt(0)?.toString(16)}}`)]
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}

/** Formats a list of valid values for messages: up to 12 names, else their count. */
export const anyOf = (names: readonly string[], what = 'names'): string =>
  names.length <= 12 ? `one of ${names.join(', ')}` : `one of ${names.length} ${what}`

/**
 * Formats a fault on one line: `data/jobs.json:12:5: [2].posted: not a day of the calendar; expected ..., found ...; did you
 * mean ...?`
 */
export function faultLine({ file, line, column, message, expected, found, suggestion }: Fault): string {
  const place = [file, line, line && column].filter(Boolean).join(':')
  const values = [expected && `expected ${expected}`, found && `found ${found}`].filter(Boolean).join(', ')
  return `${place}: ${[message, values, suggestion && `did you mean ${suggestion}?`].filter(Boolean).join('; ')}`
}

/** Returns the distinct faults, sorted by file, line and column. */
export function sortedFaults(faults: readonly Fault[]): readonly Fault[] {
  const byLine = new Map(faults.map(fault => [faultLine(fault), fault]))
  const inFile = ({ line = 0, column = 0 }: Fault) => line * 10_000 + column
  return [...byLine.values()].sort((one, other) => (one.file === other.file ? inFile(one) - inFile(other) : one.file < other.file ? -1 : 1))
}

/** The error of code that cannot continue because of faults in files. Its message contains one line per fault. */
export class ContentError extends Error {
  readonly faults: readonly Fault[]
  constructor(...faults: readonly Fault[]) {
    const sorted = sortedFaults(faults)
    super(sorted.map(faultLine).join('\n'))
    this.name = 'ContentError'
    this.faults = sorted
  }
}

const plain = (word: string) => word.toLowerCase().replace(/[\s_]+/g, '-')

/** Returns the candidate that a misspelt word probably means; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const given = plain(word)
  const [best] = [...candidates]
    .map(candidate => ({ candidate, off: distance(given, plain(candidate)), longest: Math.max(given.length, candidate.length) }))
    .filter(({ off, longest }) => off <= Math.floor(longest / 4) + 1)
    .sort((one, other) => one.off - other.off)
  return best?.candidate
}

/** Returns the suggestion of a fault: the candidate that was probably meant, perhaps by the path of its file. */
export function suggestionOf(word: string, candidates: readonly string[]): string | undefined {
  const close = nearest(word, candidates) ?? candidates.find(candidate => candidate === word.replace(/^.*\/|\.\w+$/g, ''))
  return close === undefined || close === word ? undefined : quoted(close)
}
