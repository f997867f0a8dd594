/**
 * `node --import tsx tests/specification/habits.ts` counts the habits that an editor found in this site's English.
 * Prints the counts with the limit `most` and the aim. The limit is the last count, rounded up to a multiple of five. It may
 * only decrease (docs/voice.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsIn } from '../../scripts/texts.ts'

interface Habit {
  readonly name: string
  readonly pattern: RegExp
  readonly most: number
  readonly aim: number
}

const habits: readonly Habit[] = [
  { name: 'colon inside a sentence', pattern: /\p{Ll}: \p{L}/gu, most: 85, aim: 60 },
  { name: 'semicolon', pattern: /;/g, most: 15, aim: 10 },
  { name: 'without', pattern: /\bwithout\b/gi, most: 35, aim: 25 },
  { name: 'may, as a verb', pattern: /\bmay\b/g, most: 20, aim: 10 },
  { name: 'someone, no one, nobody', pattern: /\b(someone|no one|nobody)\b/gi, most: 40, aim: 30 },
  { name: 'whoever, whatever', pattern: /\b(whoever|whatever)\b/gi, most: 5, aim: 5 },
  {
    name: 'preposition and which',
    pattern: /\b(in|on|at|by|from|to|of|for|with|after|under|over) which\b/gi,
    most: 10,
    aim: 5,
  },
  { name: 'people who, those who', pattern: /\b(people|those) who\b/gi, most: 50, aim: 30 },
  { name: 'stand, lie', pattern: /\b(stands?|stood|lies|lay)\b/gi, most: 5, aim: 0 },
  { name: 'of ours, of its own', pattern: /\bof (ours|yours|theirs|(its|your|our|their) own)\b/gi, most: 15, aim: 5 },
  { name: 'telephone, ring', pattern: /\b(telephon(e|ed|es|ing)|rings?|rang|rung)\b/gi, most: 0, aim: 0 },
  { name: 'beside', pattern: /\bbeside\b/gi, most: 0, aim: 0 },
  { name: 'tea, lunch', pattern: /\b(tea|lunch)\b/gi, most: 10, aim: 5 },
  { name: 'by lot', pattern: /(?<!lot )\bby lot\b/gi, most: 0, aim: 0 },
  { name: 'in the median', pattern: /\bin the median\b/gi, most: 0, aim: 0 },
  { name: 'nine', pattern: /\bnine\b/gi, most: 20, aim: 10 },
]

/** Returns the texts of the content with more than one word, without descriptions of drawings and search words. */
const content = () =>
  readdirSync('data', { recursive: true, encoding: 'utf8' })
    .filter(
      file => /\.(md|json|yaml)$/.test(file) && !/^(?:(?:scenes|scene-labels|search)\.yaml$|starters\b)/.test(file),
    )
    .map(file => join('data', file))
    .flatMap(path => textsIn(path, readFileSync(path, 'utf8')))
    .map(({ text }) => text)
    .filter(text => /\s/.test(text))
    .join('\n')

/** Counts each habit in a text. */
export const habitsIn = (text = content()) =>
  habits.map(({ name, pattern, most, aim }) => ({ name, found: [...text.matchAll(pattern)].length, most, aim }))

if (process.argv[1]?.endsWith('habits.ts')) console.table(habitsIn())
