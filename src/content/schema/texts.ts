/** The schema of `data/texts.yaml`: all texts outside of page files. */
import * as v from 'valibot'
import type { Placeholders } from '#content/placeholders.ts'
import { list, text } from './basics.ts'
import keys from './texts.json' with { type: 'json' }

/** The keys of the texts, each with the placeholders that code fills. `npm run content -- --keys` writes them from `data/texts.yaml`. */
export type Texts = typeof keys

const placeholder = /\{\{(\w+)\}\}/g

/** The names of the placeholders in a text. */
const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name)

/** Lists the placeholders that code fills when it shows a text (`#content/fill.ts`). */
const namesOf = (value: unknown): string[] => (typeof value === 'string' ? value.split(' ').filter(Boolean) : Object.values(Object(value)).flatMap(namesOf))

/** The names of all placeholders that are filled when a text is shown. */
export const shownNames: readonly string[] = [...new Set(namesOf(keys))]

/** Returns the keys of a value, with the placeholders of each text that are filled when it is shown: all but the `known` ones. */
export function keysOf(value: unknown, known: Placeholders): unknown {
  if (typeof value === 'string') return [...new Set(namesIn(value))].filter(name => !known.has(name)).join(' ')
  if (Array.isArray(value)) return value.map(entry => keysOf(entry, known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, keysOf(entry, known)]))
}

/** A text with these placeholders; the text for one thing needs none. Those of the company are filled when the file is read. */
const filledWith = (names: readonly string[], isForOne: boolean) =>
  v.pipe(
    text(300),
    v.check(
      value => {
        const used = namesIn(value).filter(name => shownNames.includes(name))
        const hasBraces = /[{}]/.test(value.replaceAll(/\{\{[^{}]*\}\}/g, ''))
        return used.every(name => names.includes(name)) && !hasBraces && (isForOne || names.every(name => used.includes(name)))
      },
      names.length > 0
        ? `expected a text with ${names.map(name => `{{${name}}}`).join(', ')}, spelt like this, and no other { and }`
        : 'expected no { and }: nothing fills a placeholder here',
    ),
  )

/** Returns the schema of values with these keys. A list of words, such as the months, has as many as here. */
function schemaOf(of: unknown, key?: string): v.GenericSchema {
  if (typeof of === 'string') return filledWith(of.split(' ').filter(Boolean), key === 'one')
  if (typeof of === 'number') return v.number('expected a number')
  if (Array.isArray(of)) return typeof of[0] === 'string' ? list(text(), of.length, of.length) : list(schemaOf(of[0]), 1, 16)
  return v.strictObject(Object.fromEntries(Object.entries(of as object).map(([key, inner]) => [key, schemaOf(inner, key)])))
}

export const textsSchema = schemaOf(keys) as v.GenericSchema<unknown, Texts>

/** The texts with which days and hours are written. Claims need them, which the other texts may name. */
export const dayWordsSchema = v.looseObject({ workday: schemaOf(keys.workday) }) as v.GenericSchema<unknown, Pick<Texts, 'workday'>>
