import type { EmittedFile } from '#build/emit.ts'
import type { Hosting } from '#site/hosting/model.ts'
import { headerRules } from './header-rules.ts'

/**
 * `_headers` and `_redirects` as Netlify reads them, which publishes neither. It serves clean addresses and `404.html`, and
 * lets browsers revalidate pages, without being told.
 */
export const netlify = (model: Hosting): EmittedFile[] => [
  { path: 'netlify/_headers', content: headerRules(model) },
  {
    path: 'netlify/_redirects',
    content: `# The "!" redirects where there is a file, too: the page for hosts that cannot redirect.
${model.redirects.map(([from, to]) => `${from} ${to} 301!`).join('\n')}
`,
  },
]
