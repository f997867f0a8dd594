/** `npm run bench` measures the pages; `npm run bench -- server` and `-- search` measure these. Needs `dist/`. */
import { argv } from 'node:process'

const [first = ''] = argv.slice(2)
const named = ['server', 'search'].find(name => name === first)
if (named) argv.splice(2, 1)
else if (first && !first.startsWith('--'))
  throw new Error(`bench: nothing is called "${first}"; expected server, search, or nothing for the pages`)

if (named === 'server') await import('./server-load.ts')
else if (named === 'search') await import('./search.ts')
else await import('./site.ts')
