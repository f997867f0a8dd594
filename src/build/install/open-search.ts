import type { EmittedFile } from '#build/emit/files.ts'
import { xml } from '#build/emit/xml.ts'
import { absolute } from '#build/head/address.ts'
import texts from '#content/texts/machines/files.json' with { type: 'json' }
import { company } from '#site/company.ts'
import { faviconPath } from './app-icons.ts'

/** The path and type of the OpenSearch description. */
export const openSearchPath = '/opensearch.xml'
export const openSearchType = 'application/opensearchdescription+xml'

/** `opensearch.xml` (OpenSearch 1.1): browsers offer the site's search in the address bar. */
export const openSearch = (): EmittedFile[] => [
  {
    path: openSearchPath.slice(1),
    content: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xml(company.name.slice(0, 16))}</ShortName>
<Description>${xml(texts.search)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>en</Language>
<Image width="16" height="16" type="image/svg+xml">${absolute(faviconPath)}</Image>
<Url type="text/html" method="get" template="${absolute('/search')}?q={searchTerms}"/>
</OpenSearchDescription>
`,
  },
]
