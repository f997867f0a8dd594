/** Part of `npm run check`: counts the tics of docs/voice.md in everything that visitors read, and ends with 1 for one too many. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ticsIn } from './tics.ts'

const folders = ['src/site/map', 'src/site/words', 'data']

const inFolders = folders.flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|md|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map(file => join(folder, file).replaceAll('\\', '/')),
)
const files = ['src/site/claims.ts', ...inFolders]
const found = files.sort().flatMap(file => ticsIn(file, readFileSync(file, 'utf8')).map(tic => ({ file, ...tic })))

for (const { file, line, found: words, advice } of found) console.error(`${file}:${line} "${words.trim()}": ${advice}`)
if (found.length > 0) console.error(`\n${found.length} places against docs/voice.md`)
process.exit(found.length > 0 ? 1 : 0)
