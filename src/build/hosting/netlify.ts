import type { EmittedFile } from '#build/emit/files.ts'
import type { Hosting } from '#site/hosting/model.ts'
import { headerRules } from './header-rules.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * `_headers` and `_redirects` as Netlify reads them, which publishes neither. It serves clean addresses and `404.html`, and
 * lets browsers revalidate pages, without being told.
 */
export const netlify = (model: Hosting, { files }: Surroundings): EmittedFile[] => [
  { path: 'netlify/_headers', content: headerRules(model, files, () => true) },
  {
    path: 'netlify/_redirects',
    content: `# The "!" is for where there is a file, too: the page for hosts that cannot redirect.
${model.redirects.map(([from, to]) => `${from} ${to} 301!`).join('\n')}
/404 /404.html 404!
/404.html /404.html 404!
`,
  },
]
