/**
 * `npm run content`: writes the content, or exits with status 1 and prints one line per fault. `-- --keys` takes over the keys
 * of `data/texts.yaml` and their placeholders, after a developer has changed them.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { keysOf } from '#content/schema/texts.ts'
import { contentFaults } from './check.build.ts'
import { readBasis } from './company.build.ts'
import { starterFaults } from './data-files.build.ts'
import { faultLine } from './fault.build.ts'
import { readSource } from './source.build.ts'
import { menuRemarks, nameRemarks } from './todos.build.ts'

if (process.argv.includes('--keys')) {
  const { data } = readSource('.', 'data/texts.yaml')
  const { placeholders } = readBasis('.')
  const file = 'src/content/schema/texts.json'
  writeFileSync(file, JSON.stringify(keysOf(data, placeholders), null, 2))
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', file])
} else {
  const faults = await contentFaults()
  if (faults.length > 0) process.exitCode = 1
  for (const fault of faults) console.error(faultLine(fault))
  const remarks = faults.length > 0 ? [] : [...menuRemarks('.'), ...nameRemarks('.'), ...(await starterFaults('.'))]
  for (const remark of remarks) console.warn(`Warning: ${faultLine(remark)}`)
}
