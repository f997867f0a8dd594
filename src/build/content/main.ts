/**
 * `npm run content`: writes the content, or exits with status 1 and prints one line per fault. `-- --keys` takes over the keys
 * of `data/texts.yaml` and their placeholders, after a developer has changed them.
 */
import { writeFileSync } from 'node:fs'
import { keysOf } from '#site/schema/texts.ts'
import { faultLine } from './fault.ts'
import { contentFaults } from './index.ts'
import { readSource } from './source.ts'

if (process.argv.includes('--keys')) {
  const { data } = readSource('.', 'data/texts.yaml')
  writeFileSync('src/site/schema/texts.json', `${JSON.stringify(keysOf(data), null, 2)}\n`)
} else {
  const faults = await contentFaults()
  if (faults.length > 0) {
    console.error(faults.map(faultLine).join('\n'))
    process.exitCode = 1
  }
}
