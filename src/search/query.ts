import { distance, slipsIn } from './near.ts'
import type { SearchIndex } from './open-index.ts'
import { withGroups } from './synonyms.ts'
import { stemOf, stemsIn, tells, wordsIn } from './words.ts'

/** One word or expression of a query: the stems that match it, with their weights. */
export type Wanted = ReadonlyMap<string, number>

/** The weights of stems that differ from the typed word. */
const weights = { begun: 0.6, slip: 1 }
/** The maximum length of an ending that is being typed. */
const longestEnding = 5
/** The minimum length of a stem that is recognised with another ending: when it is right, and with typing errors. */
const shortestStem = { right: 4, wrong: 5 }

const hasEnding = (typed: string, stem: string) => typed.length - stem.length <= longestEnding

/** Whether a word that is being typed may end up with this stem. */
const isEnding = (typed: string, stem: string) =>
  stem.length >= shortestStem.right && typed.startsWith(stem) && hasEnding(typed, stem)

/** The part of a word that may be the stem, when the rest may be an ending. */
const beginning = (typed: string, stem: string) =>
  stem.length >= shortestStem.wrong && hasEnding(typed, stem) ? typed.slice(0, stem.length) : typed

/** Whether a word begins with the same letter, or with its first two letters swapped: other typing errors are rare there. */
const beginsAs = (typed: string, known: string) =>
  typed[0] === known[0] || (typed[0] === known[1] && typed[1] === known[0])

/** The known stems with the fewest edits, if they are not too many for the word. */
function nearest(typed: string, { vocabulary }: SearchIndex, steps: (known: string, most: number) => number): Wanted {
  let least = slipsIn(typed)
  let near = new Map<string, number>()
  if (least === 0) return near
  for (const known of vocabulary.keys()) {
    if (!beginsAs(typed, known)) continue
    const count = steps(known, least)
    if (count > least) continue
    if (count < least) near = new Map()
    least = count
    near.set(known, weights.slip / (1 + count))
  }
  return near
}

/** The stems nearest to an unknown word; if there are none, those nearest to it without its ending. */
function nearStems(typed: string, stem: string, index: SearchIndex): Wanted {
  const near = nearest(typed, index, (known, most) =>
    Math.min(distance(stem, known, most), distance(typed, known, most)),
  )
  if (near.size > 0) return near
  return nearest(typed, index, (known, most) => distance(beginning(typed, known), known, most))
}

function wantedBy(stem: string, typed: string, isBegun: boolean, index: SearchIndex): Wanted {
  const wanted = new Map<string, number>()
  const want = (known: string, weight: number) => {
    for (const one of index.vocabulary.get(known) ?? []) wanted.set(one, Math.max(weight, wanted.get(one) ?? 0))
  }
  const stems = [...index.vocabulary.keys()]
  if (isBegun) for (const known of stems) if (known.startsWith(typed)) want(known, weights.begun)
  if (index.where.has(stem)) wanted.set(stem, 1)
  if (wanted.size > 0 || stem.startsWith('=')) return wanted
  // A word that is longer than a stem may have another ending or be misspelt: the longer it is, the lower the weight.
  const endings = stems.filter(known => isBegun && isEnding(typed, known))
  for (const known of endings) want(known, (weights.begun * known.length) / typed.length)
  for (const [known, weight] of nearStems(typed, stem, index)) want(known, weight)
  return wanted
}

/** The words and expressions of a query. The last word may be incomplete, unless a space follows. */
export function wantedIn(query: string, index: SearchIndex): Wanted[] {
  const typed = new Map(wordsIn(query).map(({ text }) => [stemOf(text), text]))
  const last = /\s$/.test(query) ? undefined : wordsIn(query).at(-1)?.text
  const stems = withGroups(stemsIn(query), index.expressions)
  const wanted = stems.map(stem => {
    const word = typed.get(stem) ?? stem
    return wantedBy(stem, word, word === last, index)
  })
  // A stop word may be the beginning of another word.
  if (last && !tells(last)) {
    const begun = wantedBy('', last, true, index)
    if (wanted.length === 0) wanted.push(begun)
  }
  return wanted
}
