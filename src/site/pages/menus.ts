/** The schema of `data/menus.yaml`: which pages the header and the footer lead to, in which order. */
import * as v from 'valibot'
import { slug } from './basics.ts'
import { icon, link, list, pagePath, text } from './parts.ts'

const pages = list(pagePath, 0, 12)

export const menusSchema = v.strictObject({
  header: v.strictObject({
    industries: pages,
    /** The mega menu: categories with pages, or places on pages, which are options of their page otherwise. */
    solutions: list(v.strictObject({ id: slug, name: text(40), description: text(120), icon, items: list(link, 1, 10) }), 1, 6),
    company: pages,
    resources: pages,
  }),
  footer: v.strictObject({ services: pages, company: pages, resources: pages, bottom: pages }),
})

export type Menus = v.InferOutput<typeof menusSchema>
