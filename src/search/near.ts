/** The number of typing errors that are tolerated in a word: two in seven letters. */
export const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** The letters of a word as bits; letters whose codes are 32 apart share a bit. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits
}

/** Whether two words have too many different letters for a number of edits: each edit replaces one letter at most. */
function differ(a: string, b: string, most: number): boolean {
  let different = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; different !== 0; different &= different - 1) count += 1
  return count > 2 * most
}

/**
 * The edit distance of two words: letters that are changed, added, omitted or swapped with their neighbour (optimal string
 * alignment). Any number above `most` when it is larger than `most`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || differ(a, b, most)) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, (before[j - 2] ?? 0) + 1)
      row.push(steps)
      least = Math.min(least, steps)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
