/** The schema of `data/menus.yaml`: which pages the header and the footer lead to, in which order. */
import * as v from 'valibot'
import { slug } from './basics.ts'
import { icon, link, list, pagePath, text } from './parts.ts'

/** A list that may lose its last line: a key without a value is an empty list. */
const emptiable = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(
    v.nullable(list(entry, 0, most)),
    v.transform(entries => entries ?? []),
  )

const pages = emptiable(pagePath, 12)

export const menusSchema = v.strictObject({
  header: v.strictObject({
    industries: pages,
    /** The mega menu: categories with pages, or places on pages, which are options of their page otherwise. */
    solutions: list(v.strictObject({ id: slug, name: text(40), description: text(120), icon, items: emptiable(link, 10) }), 0, 6),
    company: pages,
    resources: pages,
  }),
  footer: v.strictObject({ services: pages, company: pages, resources: pages, bottom: pages }),
})

export type Menus = v.InferOutput<typeof menusSchema>
