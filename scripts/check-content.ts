/**
 * `npm run check:content`: which sample content is still in place, and what to do about it. Ends with 0 whatever it finds;
 * `-- --strict` ends with 1 when something is left, for a company that lets no sample through to its site.
 * `-- --record` writes the list that it compares with, of the files as they are now: before the project is handed on.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { leftovers, readTexts, type Samples, samplesOf } from './sample-content.ts'
import { whatToDo } from './what-to-do.ts'

const list = 'scripts/sample-content.json'
const { values } = parseArgs({ options: { record: { type: 'boolean' }, strict: { type: 'boolean' } } })
const texts = readTexts('.')

if (values.record) {
  const samples = samplesOf(texts)
  const lines = Object.entries(samples).map(([path, sample]) => `  ${JSON.stringify(path)}: ${JSON.stringify(sample)}`)
  writeFileSync(list, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`${list} holds ${lines.length} files as they are now: commit it`)
  process.exit(0)
}

const left = leftovers(texts, JSON.parse(readFileSync(list, 'utf8')) as Samples)
for (const advice of new Set(left.map(({ path }) => whatToDo(path)))) {
  console.log(`\n${advice}`)
  for (const { path, signs } of left.filter(({ path }) => whatToDo(path) === advice))
    console.log(`  ${path}: ${signs.join('; ')}`)
}
console.log(
  left.length === 0
    ? 'No sample content is left.'
    : `\n${left.length} of ${texts.size} files still hold sample content. Change them as said above each group.\nA file that may stay as it is: take its line out of ${list}.`,
)
process.exit(values.strict && left.length > 0 ? 1 : 0)
