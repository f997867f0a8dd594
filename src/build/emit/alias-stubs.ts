import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import { pageAt } from '#content/map/index.ts'
import { redirects } from '#content/map/redirects.ts'
import { titleAt } from '#content/read/pages.build.ts'
import { xml } from '#content/xml.ts'
import texts from '#generated/texts/machines/files.json' with { type: 'json' }
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
