import type { SearchAction, WebSite } from 'schema-dts'
import { company } from '#site/company.ts'
import { absolute } from './address.ts'
import { ids, refer } from './ids.ts'

/** Search engines ask for `query-input`, which schema.org's own types do not know. */
const search = (): SearchAction & { readonly 'query-input': string } => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
})

/** The site, and how to search it. */
export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': ids.website,
  url: absolute('/'),
  name: company.name,
  inLanguage: 'en',
  publisher: refer(ids.organization),
  potentialAction: search(),
})
