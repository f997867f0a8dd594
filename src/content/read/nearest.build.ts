import { distance } from 'fastest-levenshtein'

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
