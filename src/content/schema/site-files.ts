/** The schemas of the files of the whole site, one each. */
import * as v from 'valibot'
import { distinct, icon, item, link, list, pagePath, slug, text } from './parts.ts'

/** A list that may be empty: a key without a value is an empty list. */
const emptiable = <Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(
    v.nullable(v.pipe(list(entry, 0, most), distinct<v.InferOutput<Entry>>())),
    v.transform(entries => entries ?? []),
  )

const pages = emptiable(pagePath, 12)

const category = v.strictObject({ id: slug, name: text(40), description: text(120), icon, items: emptiable(link, 10) })

/** Adds an issue for each text that a group above has too, in whatever capitals. */
const onceOnly = <Group>(message: string, textsOf: (group: Group) => readonly string[], inside: readonly string[] = []) =>
  v.rawCheck<Group[]>(({ dataset, addIssue }) => {
    const seen = new Set<string>()
    for (const [at, group] of dataset.typed ? dataset.value.entries() : [])
      for (const [place, text] of textsOf(group).entries()) {
        const path = [at, ...inside, place].map(key => ({ type: 'unknown', origin: 'value', input: undefined, key, value: text }) as const)
        if (seen.has(text.toLowerCase())) addIssue({ message, input: text, path: path as [(typeof path)[0]] })
        seen.add(text.toLowerCase())
      }
  })

/** `data/menus.yaml`: the links of the header and the footer, in order. */
export const menusSchema = v.strictObject({
  header: v.strictObject({
    industries: pages,
    /** The mega menu: categories with pages or anchors. An anchor that is not listed is an option of its page. */
    solutions: v.pipe(
      list(category, 0, 6),
      distinct(({ id }) => id),
      onceOnly('expected each page in one category', ({ items }) => items, ['items']),
    ),
    company: pages,
    resources: pages,
  }),
  footer: v.strictObject({ services: pages, company: pages, resources: pages, bottom: pages }),
})

export type Menus = v.InferOutput<typeof menusSchema>

/** `data/before-you-sign.yaml`: answers to buyers' questions before a contract, for several pages. */
export const beforeYouSignSchema = v.strictObject({
  title: text(80),
  lead: text(400),
  items: list(item, 3, 16),
})

export type BeforeYouSign = v.InferOutput<typeof beforeYouSignSchema>

/** `data/search.yaml`: groups of synonyms. */
export const searchSchema = v.strictObject({
  synonyms: v.pipe(
    list(list(text(60), 2, 40), 0, 200),
    onceOnly('expected each expression in one line only', group => group),
  ),
})

const domain = v.pipe(v.string('expected a domain'), v.regex(/^(?:example|[a-z0-9-]+(\.[a-z0-9-]+)+)$/, 'expected a domain such as w3.org, without https://'))

/** `data/outbound-domains.yaml`: external domains that pages may link to. */
export const outboundDomainsSchema = v.strictObject({ domains: list(domain, 0, 500) })
