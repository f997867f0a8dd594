import { titleAt } from '#build/content/pages.ts'
import texts from '#content/texts/machines/files.json' with { type: 'json' }
import { company } from '#site/company.ts'
import { fill } from '#site/fill.ts'
import { pageAt } from '#site/map/index.ts'
import { redirects } from '#site/map/redirects.ts'
import { xml } from '#site/xml.ts'
import type { EmittedFile } from './files.ts'

/**
 * Returns a redirect page for every alias, for hosts without redirects. It has no `noindex`, so that links to it count for
 * the target page.
 */
export function aliasStubs(): EmittedFile[] {
  return redirects.map(([from, to]) => {
    const label = xml(pageAt(to)?.label ?? titleAt(to))
    return {
      path: `${from.slice(1)}.html`,
      content: `<!doctype html>
<html lang="${company.language}">
<head>
<meta charset="utf-8">
<title>${label}</title>
<link rel="canonical" href="${company.siteUrl}${to}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p>${fill(texts.moved, { page: `<a href="${to}">${label}</a>` })}</p>
</body>
</html>
`,
    }
  })
}
