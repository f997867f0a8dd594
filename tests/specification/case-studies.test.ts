import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { numberText } from '#content/in-words.ts'
import { studyPath } from '#content/map/families.ts'
import { textAt } from '#content/read/pages.build.ts'
import { studies } from '#content/studies.ts'
import type { CaseStudy, Span } from '#pages/case-study/schema.ts'
import { headings } from '../case-study-headings.ts'

const all: readonly CaseStudy[] = studies

const spansOf = ({ planned, actual, measures }: CaseStudy): Span[] => [
  planned,
  actual,
  ...measures.flatMap(({ before, after }) => [before, after]),
]

/** Whether a text contains a figure as a separate word: `19`, but not the 19 of `2019`. */
const says = (text: string, figure: number) =>
  new RegExp(`(?<![\\d.,])${numberText(figure).replace('.', '\\.')}(?![\\d]|[.,]\\d)`).test(text)

describe.each(all)('the case study $slug', study => {
  it('has days in order: the first reading before the launch, the second after it, then the publication', () => {
    for (const { from, to } of spansOf(study)) {
      expect([from, to].map(day => new Date(day).toISOString().slice(0, 10))).toEqual([from, to])
      expect(from <= to).toBe(true)
    }
    for (const { before, after } of study.measures) {
      expect([before.to < study.actual.to, after.from > study.actual.to]).toEqual([true, true])
      expect(after.to < study.published).toBe(true)
    }
  })

  it('has a text with the same headings as the others, and the figures of the facts', () => {
    const text = textAt(studyPath(study))
    expect(text.headings.map(heading => heading.text)).toEqual(headings)
    const words = text.html.replace(/<[^>]+>/g, ' ')
    const figures = study.measures.flatMap(({ before, after }) =>
      [before.value, after.value].filter(value => value > 0),
    )
    expect(figures.filter(figure => !says(words, figure))).toEqual([])
  })
})

it('case studies have slugs of their own and are sorted newest first', () => {
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
  const days = all.map(({ published }) => published)
  expect(days).toEqual(days.toSorted().reverse())
})

/** A card with its own figures, which no measure of the study provides. */
const cardSchema = v.object({
  link: v.pipe(v.string(), v.startsWith('/case-studies/')),
  result: v.object({ before: v.string(), after: v.string() }),
})
function cardsIn(value: unknown): v.InferOutput<typeof cardSchema>[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(v.is(cardSchema, value) ? [value] : []), ...Object.values(value).flatMap(cardsIn)]
}

describe('a card that links to a case study', () => {
  const cards = readdirSync('data/pages', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .flatMap(file => cardsIn(parse(readFileSync(join('data/pages', file), 'utf8'))))
  const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

  it.each(cards)('has figures that the study tells: $link', ({ link, result }) => {
    const study = all.find(({ slug }) => link === studyPath({ slug }))
    expect(study).toBeDefined()
    const words = textAt(link).html.replace(/<[^>]+>/g, ' ')
    const figures = [result.before, result.after].map(each => Number(/[\d.]+/.exec(each)?.[0]))
    const told = (figure: number) =>
      says(words, figure) || new RegExp(`\\b${small[figure] ?? figure}\\b`, 'i').test(words)
    expect(figures.filter(figure => !told(figure))).toEqual([])
  })
})
