import { transformHtmlTemplate } from '@unhead/react/server'
import { withArtAddresses } from '#build/art-files.ts'
import { installTags } from '#build/manifest.ts'
import { type Manifest, preloadsOf } from './preloads.ts'

type ServerHead = Parameters<typeof transformHtmlTemplate>[0]

const link = /<link rel="(?:modulepreload|preload)"[^>]*>/g
const hrefOf = (tag: string) => /href="([^"]+)"/.exec(tag)?.[1] ?? ''

/**
 * One rendered page made final: no inline script, only the preloads that the page needs, its own head.
 * Throws when the route rendered its error page.
 */
export function finishPage(path: string, html: string, head: ServerHead, manifest: Manifest): string {
  if (html.includes('data-route-error')) throw new Error('it rendered the error page')
  const listed = new Set<string>()
  const bare = html
    .replace(/\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, '')
    .replace(/<script>window\.__staticRouterHydrationData[\s\S]*?<\/script>/, '')
    .replace(link, tag => {
      const href = hrefOf(tag)
      const again = listed.has(href)
      listed.add(href)
      return tag.includes('as="font"') && tag.includes('rel="preload"') && !again ? tag : ''
    })
  // The page is complete without scripts: they leave the network to style and font.
  const preloads = preloadsOf(manifest, listed, path)
    .map(
      ({ href, module }) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}"${module ? ` data-module="${module}"` : ''}>`,
    )
    .join('')
  const prioritized = bare.replace('<script type="module"', '<script type="module" fetchpriority="low"')
  const at = prioritized.indexOf('</head>')
  const page = prioritized.slice(0, at) + installTags + preloads + prioritized.slice(at)
  return withArtAddresses(transformHtmlTemplate(head, page))
}
