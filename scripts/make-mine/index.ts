/**
 * `npm run make-mine`: replaces the sample with the content of another company. Asks for the answers in the terminal, or
 * reads them from a file (`-- --answers mine.json`). Commits nothing; a second run with the same answers changes nothing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { filesBelow } from '#build/emit/files.ts'
import { ContentError } from '#content/read/fault.build.ts'
import { latinSlug } from '#content/read/files.build.ts'
import { valid } from '#content/read/issues.build.ts'
import { readSource } from '#content/read/source.build.ts'
import { codeOf } from '#content/schema/company.ts'
import { readTextFile } from '#content/text-file.ts'
import { type Answers, answersSchema, assumed, nameOfLanguage, today } from './answers.ts'
import { type Files, type Merge, type Plan, planOf, startersFolder } from './plan.ts'
import { ask, confirmed } from './questions.ts'

/** The answers of the last run. From them, a second run determines what the owner has changed. */
const lastAnswers = join(startersFolder, 'answers.yaml')

/** Reads all files below a folder, by relative path. */
const read = (folder: string): Files =>
  new Map(filesBelow(folder).map(path => [path, readTextFile(join(folder, path))]))

/** Reads a file of answers. Throws its faults, like those of the content. */
function readAnswers(file: string): Answers {
  const source = readSource('', file)
  const value = valid(source, answersSchema)
  if (value.countryCode || codeOf(value.country)) return value
  const expected = `the two letters of ${value.country}, which is no country's name`
  throw new ContentError(source.fault([], 'countryCode: missing', { expected }))
}

/** Merges three texts with `git merge-file`. Returns undefined if lines conflict or Git is missing. */
const merge: Merge = (...texts) => {
  const folder = mkdtempSync(join(tmpdir(), 'make-mine-'))
  const paths = texts.map((text, at) => {
    const path = join(folder, String(at))
    writeFileSync(path, text)
    return path
  })
  const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...paths], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? stdout : undefined
}

function carryOut({ changes }: Plan) {
  for (const [path, text] of changes) {
    mkdirSync(dirname(path), { recursive: true })
    if (text === undefined) rmSync(path)
    else writeFileSync(path, text)
  }
}

/** Renames the package and clears the recorded change dates of the sample's pages. */
function renamePackage(name: string) {
  const slug = latinSlug(name) || 'company'
  for (const file of ['package.json', 'package-lock.json'].filter(path => existsSync(path))) {
    const text = readTextFile(file).replaceAll('"nokshi-website"', `"${slug}-website"`)
    writeFileSync(
      file,
      text.replace('website of Nokshi:', () => `website of ${JSON.stringify(name).slice(1, -1)}:`),
    )
  }
  writeFileSync('src/build/last-modified.json', '{}\n')
}

async function run() {
  const { values } = parseArgs({ options: { answers: { type: 'string' } } })
  const starters = read(startersFolder)
  const earlier = existsSync(lastAnswers) ? readAnswers(lastAnswers) : undefined
  const ownerAnswers = values.answers ? readAnswers(values.answers) : await ask(starters, earlier)
  const answers = { ...ownerAnswers, made: earlier?.made ?? today() }
  const present = new Map(
    ['data', 'public/images', 'tests/specification', 'tests/visual/accepted'].flatMap(folder =>
      [...read(folder)].map(([path, text]) => [`${folder}/${path}`, text] as const),
    ),
  )
  const templates = new Map([...starters].filter(([path]) => path !== 'answers.yaml'))
  const plan = planOf(answers, earlier, templates, present, merge)
  const deleted = [...plan.changes.values()].filter(text => text === undefined).length
  console.log(`${plan.changes.size - deleted} files written, ${deleted} deleted.`)
  if (!values.answers && !(await confirmed())) return
  carryOut(plan)
  if (!earlier) renamePackage(answers.name)
  writeFileSync(lastAnswers, stringify(answers))
  for (const what of assumed(answers)) console.log(`Assumed, please check: ${what}`)
  if (answers.language && !/^en\b/i.test(answers.language))
    console.log(
      `The texts of data/pages/, lists and claims are examples in English: write them in ${nameOfLanguage(answers.language)}.`,
    )
  if (plan.left.length > 0)
    console.log('You have changed these where the answers would change them too, so they stay as they are:')
  for (const path of plan.left) console.log(`  ${path}`)
  console.log('Now: npm run check:content (what is left to fill in), npm run dev (the site), npm test.')
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
