/** `npm run bench` measures the pages; `npm run bench -- server`, `-- search` and `-- build` measure these. Needs `dist/`. */
import { argv } from 'node:process'

const [first = ''] = argv.slice(2)
const named = ['server', 'search', 'build'].find(name => name === first)
if (named) argv.splice(2, 1)
else if (first && !first.startsWith('--'))
  throw new Error(`bench: nothing is called "${first}"; expected server, search, build, or nothing for the pages`)

if (named === 'server') await import('./server-load.ts')
else if (named === 'search') await import('./search.ts')
else if (named === 'build') await import('./build.ts')
else await import('./site.ts')
