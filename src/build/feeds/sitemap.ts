import type { EmittedFile } from '#build/emit/files.ts'
import { xml } from '#build/emit/xml.ts'
import type { Ledger } from './ledger.ts'
import type { PageFacts } from './page-facts.ts'

/** `sitemap.xml` (sitemaps.org): every page that search engines may list, by its canonical address, with its last change. */
export function sitemap(pages: readonly PageFacts[], ledger: Ledger): EmittedFile[] {
  const entries = pages.map(({ path, canonical }) => {
    const date = ledger[path]?.date
    if (date === undefined) throw new Error(`sitemap.xml: the ledger has no date for ${path}`)
    return `<url><loc>${xml(canonical)}</loc><lastmod>${date}</lastmod></url>`
  })
  const content = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
  return [{ path: 'sitemap.xml', content }]
}
