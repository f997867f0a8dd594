/** The schema of `data/search.yaml`: groups of synonyms. */
import * as v from 'valibot'
import { list, text } from './basics.ts'

const isOnce = (groups: string[][]) => {
  const all = groups.flat()
  return new Set(all).size === all.length
}

export const searchSchema = v.strictObject({
  synonyms: v.pipe(list(list(text(60), 2, 40), 0, 200), v.check(isOnce, 'expected each expression in one line only')),
})
