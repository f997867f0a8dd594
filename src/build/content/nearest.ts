/** Returns the edit distance of two words: how many letters to add, remove, change or swap with their neighbour. */
function distance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  let [before, row]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (const [at, letter] of from.entries()) {
    const next = [at + 1]
    for (const [place, wanted] of to.entries()) {
      const changed = (row[place] ?? 0) + (letter === wanted ? 0 : 1)
      const shorter = Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1)
      const swapped = at > 0 && place > 0 && letter === to[place - 1] && from[at - 1] === wanted
      next.push(swapped ? Math.min(shorter, (before[place - 1] ?? 0) + 1) : shorter)
    }
    ;[before, row] = [row, next]
  }
  return row[to.length] ?? 0
}

const plain = (word: string) => word.toLowerCase().replace(/[\s_]+/g, '-')

/** Returns the candidate that a misspelt word probably means; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const given = plain(word)
  let best: { candidate: string; off: number } | undefined
  for (const candidate of candidates) {
    const off = distance(given, plain(candidate))
    const allowed = Math.max(1, Math.floor(Math.max(given.length, candidate.length) / 4))
    if (off <= allowed && (!best || off < best.off)) best = { candidate, off }
  }
  return best?.candidate
}
