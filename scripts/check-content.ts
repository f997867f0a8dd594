/**
 * `npm run check:content`: lists values that are still to be filled in, sample content that is left, what to do about it,
 * and photographs that no page uses. Exits with 0 whatever it finds.
 * `-- --strict` exits with 1 when something is left, so that a company does not publish sample content.
 * `-- --keep <file>` removes the texts of a file from the list, because they are true of the new company too.
 * `-- --record` writes the list again from the current files. Run it only before the project is handed over to a new owner.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { faultLine } from '#build/content/fault.ts'
import { todoFaults } from '#build/content/todos.ts'
import { photoFolder, readableName } from '#build/photos/original.ts'
import { fingerprintsOf, leftovers, readContent, readStarters } from './sample-content.ts'
import { whatToDo } from './what-to-do.ts'

const list = 'scripts/sample-content.txt'
const { values } = parseArgs({
  options: { record: { type: 'boolean' }, strict: { type: 'boolean' }, keep: { type: 'string', multiple: true } },
})
const files = readContent('.')
const write = (prints: readonly string[]) => writeFileSync(list, `${prints.join('\n')}\n`)

if (values.record) {
  const prints = fingerprintsOf(files)
  write(prints)
  console.log(`${list} holds the ${prints.length} texts of ${files.size} files as they are now: commit it`)
  process.exit(0)
}

/** The texts that `npm run make-mine` writes are not samples, even when they are equal to one. */
const ofStarters = new Set(fingerprintsOf(readStarters('.')))
const delivered = new Set(
  readFileSync(list, 'utf8')
    .split(/\s+/)
    .filter(print => print !== '' && !ofStarters.has(print)),
)
if (values.keep) {
  const missing = values.keep.filter(path => !existsSync(path))
  if (missing.length > 0) {
    console.error(`There is no file ${missing.join(', ')}: name it from the project's folder, such as data/jobs.json.`)
    process.exit(1)
  }
  const kept = new Set(fingerprintsOf(new Map(values.keep.map(path => [path, readFileSync(path, 'utf8')]))))
  write([...delivered].filter(print => !kept.has(print)))
  console.log(`${values.keep.join(', ')}: kept as it is.`)
  process.exit(0)
}

const todos = todoFaults('.')
for (const todo of todos) console.log(faultLine(todo))

const texts = [...files.values()].join('\n')
for (const photo of existsSync(photoFolder) ? readdirSync(photoFolder) : [])
  if (readableName.test(photo) && !texts.includes(photo))
    console.log(`${photoFolder}/${photo}: no page and no list names this photograph; name it, or delete it`)

const left = leftovers(files, delivered)
for (const advice of new Set(left.map(({ path }) => whatToDo(path)))) {
  console.log(`\n${advice}`)
  for (const { path, signs } of left.filter(({ path }) => whatToDo(path) === advice))
    console.log(`  ${path}: ${signs.join('; ')}`)
}
console.log(
  left.length === 0
    ? 'No sample content is left.'
    : `\n${left.length} of ${files.size} files still hold sample content. Change them as said above each group.\nA file whose texts are true of you as they are: npm run check:content -- --keep <file>`,
)
process.exit(values.strict && left.length + todos.length > 0 ? 1 : 0)
