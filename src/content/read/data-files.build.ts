/** Checks the files of the API's lists and the company's, `data/*.json`. Imports no module that fails because of a broken file. */
import { basename } from 'node:path'
import * as v from 'valibot'
import type { Placeholders } from '#content/placeholders.ts'
import { oddAt, plainText } from '#content/schema/basics.ts'
import { companySchema, currencyExpected, isCurrency } from '#content/schema/company.ts'
import { textsSchema } from '#content/schema/texts.ts'
import { lists, listsFromCompany } from '#lists/contract.ts'
import { photoFolder } from '#pictures/photo.ts'
import { contactIcons, teamIcons } from '#ui/list-icons.ts'
import { anyOf, type Fault, nearest, quoted, suggestionOf } from './fault.build.ts'
import { collecting, filesIn, readableForm } from './files.build.ts'
import { lengthFaults, letterFaults, withShortNames } from './head-texts.build.ts'
import { checked, valid } from './issues.build.ts'
import { readSource, type Source } from './source.build.ts'
import { textsOf, valueAt } from './source-file.build.ts'

const fromCompany: readonly string[] = listsFromCompany

const schemas = Object.entries<v.GenericSchema>({ company: companySchema, ...lists }).flatMap(([name, schema]) =>
  fromCompany.includes(name) ? [] : { file: `data/${name}.json`, schema },
)

/** Icon names that the site knows, by list and field. The API may send others, which have a fallback; the owner's files may not. */
const icons: Readonly<Record<string, readonly [key: string, names: readonly string[]]>> = {
  'data/teams.json': ['iconIdentifier', teamIcons],
  'data/contact-methods.json': ['iconName', contactIcons],
}

/** The folders of the kinds of files, by their extension. */
const folders: readonly (readonly [RegExp, string])[] = [
  [/\.svg$/i, 'data/pictures'],
  [/\.(?:jpe?g|png|webp|avif|heic|heif|tiff?|gif|bmp)$/i, photoFolder],
  [/\.(?:md|ya?ml)$/i, 'data/pages'],
]

const stem = (file: string) => file.replace(/^data\/|(?: copy| \(\d+\))?\.[^/]*$/g, '')

/** Returns the faults of files in `data/` that nothing reads, such as `leaders.json` for `leadership.json`. */
export function unreadFaults(root: string): Fault[] {
  const others = ['before-you-sign', 'claims', 'menus', 'outbound-domains', 'search', 'texts'].map(name => `data/${name}.yaml`)
  const read = ['data/logo.svg', ...schemas.map(({ file }) => file), ...others]
  // What is in these folders has checks of its own.
  const isRead = (file: string) => read.includes(file) || /^data\/(?:pages|starters|pictures(?=\/[^/]+$)|photos(?=\/[^/]+$))\//.test(file)
  return filesIn(root, 'data')
    .filter(file => !isRead(file))
    .map(file => {
      const [, folder] = folders.find(([form]) => form.test(file)) ?? []
      return {
        file,
        message: 'nothing reads this file',
        expected: `${anyOf(read)}, or a file in data/pages, data/photos or data/pictures (a new list needs its schema in src/lists/contract.ts)`,
        suggestion: read.find(each => stem(each) === nearest(stem(file), read.map(stem))) ?? (folder && `${folder}/${readableForm(basename(file))}`),
      }
    })
}

/** Returns the faults of what `make-mine` writes from: a list without a starter, and texts in another language with other keys. */
export async function starterFaults(root: string): Promise<Fault[]> {
  const files = filesIn(root, 'data/starters')
  const faults: Fault[] = schemas
    .map(({ file }) => ({
      file: file.replace(/^data\/(.*)\.json$/, 'data/starters/lists/$1.yaml'),
      message: 'the file is missing',
      expected: 'what make-mine writes of this list, such as []',
    }))
    .filter(({ file }) => files.length > 0 && !file.endsWith('/company.yaml') && !files.includes(file))
  const texts = files.filter(file => /\/texts\.\w+\.yaml$/.test(file))
  await collecting(texts, faults, file => valid(readSource(root, file), textsSchema))
  return faults
}

const isId = (id: unknown) => (typeof id === 'number' ? Number.isInteger(id) && id > 0 : !/^[-+.\d]+$/.test(String(id)))

/** Returns the faults of an entry that the API may send: its id, and its icon. */
function entryFaults({ file, fault }: Source, entry: unknown, at: number): Fault[] {
  const [key = '', names = []] = icons[file] ?? []
  const [id, icon] = ['id', key].map(own => valueAt(entry, [own]))
  const ofId = isId(id) ? [] : [fault([at, 'id'], 'does not fit', { expected: 'a whole number from 1, without quotes, or a name', found: quoted(id) })]
  if (!icon || names.includes(String(icon))) return ofId
  return [...ofId, fault([at, key], 'unknown icon', { expected: anyOf(names), found: quoted(icon), suggestion: suggestionOf(String(icon), names) })]
}

/** Returns the faults of a job that fits its schema: the days of one that would be closed, and the form of another, as in a copied entry. */
function jobFaults({ fault }: Source, job: unknown, at: number): Fault[] {
  const [id, posted = '', closes, link] = ['id', 'posted', 'closes', 'applyLink'].map(key => valueAt(job, [key]))
  const currency = valueAt(job, ['salary', 'currency'])
  const form = `/careers/apply?job=${id}`
  return [
    ...(closes && String(closes) < String(posted) ? [fault([at, 'closes'], 'before the day on which it is posted', { found: quoted(closes) })] : []),
    ...(link === form || /^https?:/.test(String(link)) || !isId(id)
      ? []
      : [fault([at, 'applyLink'], 'not the form of this job', { expected: `${form}, or an address with https:// of another site`, found: quoted(link) })]),
    ...(currency === undefined || isCurrency(String(currency))
      ? []
      : [fault([at, 'salary', 'currency'], 'does not fit', { expected: currencyExpected.replace('expected ', ''), found: quoted(currency) })]),
  ]
}

/** Returns the faults of a list or the company's file: those of its schema, and what the schema lets through, because the API may send it. */
function fileFaults(source: Source, schema: v.GenericSchema): Fault[] {
  const faults: Fault[] = []
  checked(source, schema, faults)
  const entries: readonly unknown[] = Array.isArray(source.data) ? source.data : []
  // HTML would be shown as it is typed.
  const tagged = textsOf(source.data).filter(([, text]) => oddAt(text) >= 0)
  return [
    ...faults,
    ...entries.flatMap((entry, at) => entryFaults(source, entry, at)),
    ...(schema === lists.jobs && faults.length === 0 ? entries.flatMap((job, at) => jobFaults(source, job, at)) : []),
    ...tagged.map(([path, text]) => source.fault(path, 'does not fit', { expected: plainText.replace('expected ', ''), found: quoted(text, oddAt(text)) })),
    ...letterFaults(source),
  ]
}

/** Reads the company's file, and the lists if the values of their placeholders are known. Adds their faults to `faults`. */
export const readLists = (root: string, placeholders: Placeholders | undefined, faults: Fault[]): Promise<Source[]> =>
  collecting(schemas, faults, ({ file, schema }) => {
    const source = readSource(root, file, placeholders && schema !== companySchema ? { values: placeholders, faults } : undefined)
    if (placeholders || schema === companySchema) faults.push(...fileFaults(source, schema))
    return source
  })

/** Returns the faults of what search results say of jobs, whose file fits its schema. Their pages add the place and the company to the title. */
export async function jobsFaults(sources: readonly Source[]): Promise<Fault[]> {
  const source = sources.find(({ file }) => file === 'data/jobs.json')
  if (!source) return []
  const [{ jobHead }, { company }] = [await import('#pages/job/job-head.build.ts'), await import('#content/company.ts')]
  const names = [company.name, company.founder.name]
  return v.parse(lists.jobs, source.data).flatMap((job, at) => {
    const { title, description } = jobHead(job)
    const added = withShortNames(title.replace(job.title, ''), names)
    return [...lengthFaults(source, [at, 'title'], 'title', job.title, names, added), ...lengthFaults(source, [at, 'title'], 'description', description, names)]
  })
}
