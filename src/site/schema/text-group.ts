/** Groups of short texts with placeholders, for `data/texts.yaml`. */
import * as v from 'valibot'
import { text } from './basics.ts'

/**
 * A text with placeholders such as `{count}`, which code fills when it shows the text (`#site/fill.ts`). Those of the
 * company, `{{name}}`, are filled when the file is read.
 */
const filledWith = (slots: readonly string[]) =>
  v.pipe(
    text(300),
    v.check(
      value => [...value.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => slots.includes(name)),
      slots.length > 0 ? `expected no placeholder but ${slots.map(name => `{${name}}`).join(', ')}` : 'expected no placeholder like {this}',
    ),
  )

type NameOf<Entry extends string> = Entry extends `${infer Name} ${string}` ? Name : Entry

/** A group of short texts. Each entry is a name with its placeholders: `'found count'` is `found` with `{count}`. */
export const group = <const Entries extends readonly string[]>(...entries: Entries) =>
  v.strictObject(
    Object.fromEntries(
      entries.map(entry => {
        const [name = '', ...slots] = entry.split(' ')
        return [name, filledWith(slots)]
      }),
    ) as Record<NameOf<Entries[number]>, ReturnType<typeof filledWith>>,
  )
