/**
 * Checks `data/*.json` and reports every fault of every file with its line. Imports no module that fails because of a broken
 * file.
 */
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { companySchema } from '#api/company-schema.ts'
import { lists, listsFromCompany } from '#api/contract.ts'
import { isPlain, plainText } from '#site/schema/basics.ts'
import { contactIcons, teamIcons } from '#web/ui/list-icons.ts'
import { anyOf, ContentError, type Fault, quoted, sortedFaults } from './fault.ts'
import { readText } from './files.ts'
import { jobHeadFaults, letterFaults } from './head-texts.ts'
import { issueFaults, unknownKeyFaults } from './issues.ts'
import { parseJson } from './json.ts'
import { nearest } from './nearest.ts'
import { type PhotoUse, photoFaults, photoUsesIn } from './photographs.ts'
import { type SourceFile, textsOf, valueAt } from './source-file.ts'

/** A parsed file with its name, without extension. */
interface Source extends SourceFile {
  readonly name: string
}

const schemas: Readonly<Record<string, v.GenericSchema>> = { company: companySchema, ...lists }

/**
 * Icon names that the site knows, by list and field. The API may send others, which have a fallback; the owner's own files
 * may not.
 */
const known: readonly { readonly list: string; readonly key: string; readonly names: readonly string[] }[] = [
  { list: 'teams', key: 'iconIdentifier', names: teamIcons },
  { list: 'contact-methods', key: 'iconName', names: contactIcons },
]

/** Files of `data/` that other modules read and check. */
const otherFiles = ['before-you-sign', 'claims', 'menus', 'outbound-domains', 'search', 'texts'].map(name => `${name}.yaml`)

/** Returns the faults of files in a data folder that nothing reads, such as `leaders.json` for `leadership.json`. */
function unreadFaults(folder: string, needed: readonly string[]): Fault[] {
  const read = [...needed.map(name => `${name}.json`), ...otherFiles]
  return readdirSync(folder)
    .filter(name => /\.(?:json|ya?ml)$/.test(name) && !read.includes(name))
    .map(name => ({ file: `data/${name}`, message: 'nothing reads this file', expected: anyOf(read), suggestion: nearest(name, read) }))
}

const entriesOf = ({ data }: Source): readonly unknown[] => (Array.isArray(data) ? data : [])

const repeatedId = 'expected a different id for each entry'

const isId = (id: unknown) => (typeof id === 'number' ? Number.isInteger(id) && id > 0 : !/^[-+.\d]+$/.test(String(id)))

/**
 * Faults of entries with the id of an earlier one, and of ids that are neither whole numbers nor names. Compares text: 1 and
 * '1' would have the same page. The API may send any number or text.
 */
function idFaults(source: Source): Fault[] {
  const ids = entriesOf(source).map(entry => valueAt(entry, ['id']))
  const names = ids.map(String)
  return ids.flatMap((id, at) => {
    const first = names.indexOf(String(id))
    const found = quoted(id)
    if (first < at && id !== undefined)
      return source.fault([at, 'id'], `entry [${first}] has the same id`, { expected: 'a different id for each entry', found })
    return isId(id) ? [] : source.fault([at, 'id'], 'does not fit', { expected: 'a whole number from 1, without quotes, or a name', found })
  })
}

const nameFaults = (source: Source): Fault[] =>
  known
    .filter(({ list }) => list === source.name)
    .flatMap(({ key, names }) =>
      entriesOf(source).flatMap((entry, at) => {
        const value = valueAt(entry, [key])
        if (typeof value !== 'string' || value === '' || names.includes(value)) return []
        const close = nearest(value, names)
        return [
          source.fault([at, key], 'unknown icon', {
            expected: anyOf(names),
            found: quoted(value),
            suggestion: close && quoted(close),
          }),
        ]
      }),
    )

/** Returns the placeholders of a text that have no value. */
const unknownIn = (text: string, words: readonly string[]) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, word = '']) => (words.includes(word) ? [] : word))

/** Faults of unknown placeholders, such as `{{nmae}}`. */
const placeholderFaults = (source: Source, words: readonly string[]): Fault[] =>
  textsOf(source.data).flatMap(([path, text]) =>
    unknownIn(text, words).map(word => {
      const close = nearest(word, words)
      return source.fault(path, 'unknown placeholder', {
        expected: anyOf(words.map(name => `{{${name}}}`)),
        found: `{{${word}}}`,
        suggestion: close && `{{${close}}}`,
      })
    }),
  )

/** Returns the faults of HTML in texts, which would be shown as typed. */
const plainFaults = (source: Source): Fault[] =>
  textsOf(source.data).flatMap(([path, text]) =>
    isPlain(text) ? [] : source.fault(path, 'does not fit', { expected: plainText.replace('expected ', ''), found: quoted(text) }),
  )

const filledData = (data: unknown, fill: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) => (typeof value === 'string' ? fill(value) : value))

/** Faults of jobs that close before they are posted. The API may send them: they are closed. */
const dayFaults = (source: Source): Fault[] =>
  entriesOf(source).flatMap((entry, at) => {
    const [posted, closes] = ['posted', 'closes'].map(key => valueAt(entry, [key]))
    return typeof posted === 'string' && typeof closes === 'string' && closes < posted
      ? source.fault([at, 'closes'], 'before the day on which it is posted', { found: quoted(closes) })
      : []
  })

/** Faults of jobs whose form is that of another one, as in a copied entry. */
const applyFaults = (source: Source): Fault[] =>
  entriesOf(source).flatMap((entry, at) => {
    const [id, link] = ['id', 'applyLink'].map(key => String(valueAt(entry, [key])))
    const [, job] = /^\/careers\/apply\?job=(.*)$/.exec(link ?? '') ?? []
    if (job === undefined || job === id) return []
    return source.fault([at, 'applyLink'], 'the form of another job', { expected: `/careers/apply?job=${id}`, found: quoted(link) })
  })

/** Returns the schema faults of a file after `fill` has filled the company's words into its texts. */
function schemaFaults(source: Source, fill: (text: string) => string): Fault[] {
  const schema = schemas[source.name]
  if (!schema) return []
  const data = filledData(source.data, fill)
  const { issues = [] } = v.safeParse(schema, data, { abortPipeEarly: true })
  const faults = issueFaults(
    source,
    schema,
    issues.filter(({ message, input }) => message !== repeatedId && !/\{\{/.test(String(input))),
  )
  const placeOf = ({ line, column }: Fault) => `${line}:${column}`
  const places = faults.map(placeOf)
  // A misspelt key that has to be there is told as missing already.
  return [...faults, ...unknownKeyFaults(source, schema).filter(fault => !places.includes(placeOf(fault)))]
}

/** Returns the faults of jobs whose fields fit, each by itself: of their days, and of what search results say of them. */
async function jobFaults(sources: readonly Source[], fill: (text: string) => string): Promise<Fault[]> {
  const jobs = sources.find(({ name }) => name === 'jobs')
  if (!jobs) return []
  const [{ jobHead }, { company }] = [await import('#pages/job/job-head.build.ts'), await import('#site/company.ts')]
  const heads = v.parse(lists.jobs, filledData(jobs.data, fill)).map(job => ({ own: job.title, ...jobHead(job) }))
  return [...dayFaults(jobs), ...applyFaults(jobs), ...jobHeadFaults(jobs, heads, [company.name, company.founder.name])]
}

/** The photographs of a file. In lists, only leaders have portraits. */
const photoUses = (source: Source): PhotoUse[] => photoUsesIn(source).map(use => (source.name === 'leadership' ? { ...use, shape: 'portrait' } : use))

function parsed(folder: string, name: string): { readonly source?: Source; readonly faults: readonly Fault[] } {
  const file = `data/${name}.json`
  try {
    return { source: { name, ...parseJson(file, readText(dirname(folder), file)) }, faults: [] }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    throw error
  }
}

/** Returns all faults of the JSON files and the photographs of a data folder. `uses` are the photographs of pages. */
export async function dataFaults(folder = 'data', uses: readonly PhotoUse[] = []): Promise<readonly Fault[]> {
  const needed = Object.keys(schemas).filter(name => !listsFromCompany.some(other => other === name))
  const read = needed.map(name => parsed(folder, name))
  const sources = read.flatMap(({ source }) => source ?? [])
  const faults = read.flatMap(file => file.faults)
  const company = sources.filter(({ name }) => name === 'company')
  const ofCompany = company.flatMap(source => schemaFaults(source, text => text))
  // The words of the lists come from the company's file and its hours, which must be valid before the import.
  const hasWords = company.length > 0 && ofCompany.length === 0 && existsSync('.content/claims.json')
  const words = hasWords ? await import('#api/company-words.ts') : undefined
  const fill = (text: string) => (words && unknownIn(text, words.companyWords).length === 0 ? words.withCompanyWords(text) : text)
  const ofLists = sources
    .filter(source => !company.includes(source))
    .flatMap(source => [
      ...schemaFaults(source, fill),
      ...idFaults(source),
      ...nameFaults(source),
      ...(words ? placeholderFaults(source, words.companyWords) : []),
    ])
  const ofJobs = words && ofLists.length === 0 ? await jobFaults(sources, fill) : []
  const ofLetters = sources.flatMap(source => letterFaults(source.name, source))
  const ofPhotos = await photoFaults([...sources.flatMap(photoUses), ...uses], join(folder, 'photos'))
  return sortedFaults([
    ...faults,
    ...unreadFaults(folder, needed),
    ...sources.flatMap(plainFaults),
    ...ofCompany,
    ...ofLists,
    ...ofJobs,
    ...ofLetters,
    ...ofPhotos,
  ])
}
