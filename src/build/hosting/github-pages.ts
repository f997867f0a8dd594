import type { EmittedFile } from '#build/emit/files.ts'
import { company } from '#site/company.ts'

/** GitHub Pages takes no headers and no redirects: the files say that nothing is to be built there, and under which name it is. */
export const githubPages = (): EmittedFile[] => [
  { path: 'github-pages/.nojekyll', content: '' },
  { path: 'github-pages/CNAME', content: `${new URL(company.siteUrl).hostname}\n` },
]
