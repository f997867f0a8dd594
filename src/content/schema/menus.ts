/** The schema of `data/menus.yaml`: the links of the header and the footer, in order. */
import * as v from 'valibot'
import { distinct, slug } from './basics.ts'
import { icon, link, list, pagePath, text } from './parts.ts'

/** A list that may be empty: a key without a value is an empty list. */
const emptiable = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(
    v.nullable(v.pipe(list(entry, 0, most), distinct<v.InferOutput<Entry>>())),
    v.transform(entries => entries ?? []),
  )

const pages = emptiable(pagePath, 12)

const category = v.strictObject({ id: slug, name: text(40), description: text(120), icon, items: emptiable(link, 10) })

/** Adds an issue for each link that a category above has too. */
const inOneCategory = v.rawCheck<v.InferOutput<typeof category>[]>(({ dataset, addIssue }) => {
  const seen = new Set<string>()
  for (const [at, value] of dataset.typed ? dataset.value.entries() : [])
    for (const [place, link] of value.items.entries()) {
      const step = { type: 'unknown', origin: 'value', input: undefined } as const
      const path = [at, 'items', place].map(key => ({ ...step, key, value: key === place ? link : undefined }))
      if (seen.has(link)) addIssue({ message: 'expected each page in one category', input: link, path: path as [(typeof path)[0]] })
      seen.add(link)
    }
})

export const menusSchema = v.strictObject({
  header: v.strictObject({
    industries: pages,
    /** The mega menu: categories with pages or anchors. An anchor that is not listed is an option of its page. */
    solutions: v.pipe(
      list(category, 0, 6),
      distinct(({ id }) => id),
      inOneCategory,
    ),
    company: pages,
    resources: pages,
  }),
  footer: v.strictObject({ services: pages, company: pages, resources: pages, bottom: pages }),
})

export type Menus = v.InferOutput<typeof menusSchema>
