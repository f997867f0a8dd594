/** The schema of `data/texts.yaml`: all texts outside of page files. */
import * as v from 'valibot'
import { list, text } from './basics.ts'
import keys from './texts.json' with { type: 'json' }

/** The keys of the texts, each with the placeholders that code fills. `npm run content -- --keys` writes them from `data/texts.yaml`. */
export type Texts = typeof keys

const slot = /(?<![{$])\{(\w+)\}(?!\})/g

/** The names of the placeholders such as `{count}` in a text, which code fills when it shows the text (`#content/fill.ts`). */
const slotsIn = (text: string) => [...text.matchAll(slot)].map(([, name = '']) => name)

/** Returns the keys of a value, with the placeholders of each text. */
export function keysOf(value: unknown): unknown {
  if (typeof value === 'string') return [...new Set(slotsIn(value))].join(' ')
  if (Array.isArray(value)) return value.map(keysOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, keysOf(entry)]))
}

/** A text with these placeholders and no others; the text for one thing needs none. Those of the company, `{{name}}`, are filled when the file is read. */
const filledWith = (slots: readonly string[], isForOne: boolean) =>
  v.pipe(
    text(300),
    v.check(
      value => {
        const used = slotsIn(value)
        const rest = value.replace(slot, '').replaceAll(/\{\{[^{}]*\}\}/g, '')
        return used.every(name => slots.includes(name)) && !/[{}]/.test(rest) && (isForOne || slots.every(name => used.includes(name)))
      },
      slots.length > 0
        ? `expected a text with ${slots.map(name => `{${name}}`).join(', ')}, spelt like this, and no other { and }`
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
