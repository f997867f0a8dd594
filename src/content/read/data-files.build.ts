/** Checks the files of the API's lists and the company's, `data/*.json`. Imports no module that fails because of a broken file. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Placeholders } from '#content/placeholders.ts'
import { isPlain, plainText } from '#content/schema/basics.ts'
import { companySchema } from '#lists/company-schema.ts'
import { lists, listsFromCompany } from '#lists/contract.ts'
import { contactIcons, teamIcons } from '#ui/list-icons.ts'
import { anyOf, type Fault, quoted } from './fault.build.ts'
import { collecting } from './files.build.ts'
import { jobHeadFaults, letterFaults } from './head-texts.build.ts'
import { checked } from './issues.build.ts'
import { nearest } from './nearest.build.ts'
import { type PhotoUse, photoUsesIn } from './photographs.build.ts'
import { readSource, type Source } from './source.build.ts'
import { textsOf, valueAt } from './source-file.build.ts'

const fromCompany: readonly string[] = listsFromCompany

const schemas = Object.entries<v.GenericSchema>({ company: companySchema, ...lists }).flatMap(([name, schema]) =>
  fromCompany.includes(name) ? [] : { file: `data/${name}.json`, schema },
)

/** Icon names that the site knows, by list and field. The API may send others, which have a fallback; the owner's files may not. */
const icons = [
  { file: 'data/teams.json', key: 'iconIdentifier', names: teamIcons },
  { file: 'data/contact-methods.json', key: 'iconName', names: contactIcons },
]

/** Returns the faults of files in `data/` that nothing reads, such as `leaders.json` for `leadership.json`. */
export function unreadFaults(root: string): Fault[] {
  const others = ['before-you-sign', 'claims', 'menus', 'outbound-domains', 'search', 'texts'].map(name => `data/${name}.yaml`)
  const read = [...schemas.map(({ file }) => file), ...others]
  return readdirSync(join(root, 'data'))
    .map(name => `data/${name}`)
    .filter(file => /\.(?:json|ya?ml)$/.test(file) && !read.includes(file))
    .map(file => ({
      file,
      message: 'nothing reads this file',
      expected: `${anyOf(read)} (a new list needs its schema in src/lists/contract.ts)`,
      suggestion: nearest(file, read),
    }))
}

const entriesOf = ({ data }: Source): readonly unknown[] => (Array.isArray(data) ? data : [])

const isId = (id: unknown) => (typeof id === 'number' ? Number.isInteger(id) && id > 0 : !/^[-+.\d]+$/.test(String(id)))

/** Faults of ids that are neither whole numbers nor names, and of unknown icons. The API may send any. */
const entryFaults = (source: Source): Fault[] =>
  entriesOf(source).flatMap((entry, at) => {
    const { file, key = '', names = [] } = icons.find(each => each.file === source.file) ?? {}
    const [id, icon] = ['id', key].map(own => valueAt(entry, [own]))
    const close = nearest(String(icon), names)
    return [
      ...(isId(id) ? [] : [source.fault([at, 'id'], 'does not fit', { expected: 'a whole number from 1, without quotes, or a name', found: quoted(id) })]),
      ...(!file || !icon || names.includes(String(icon))
        ? []
        : [source.fault([at, key], 'unknown icon', { expected: anyOf(names), found: quoted(icon), suggestion: close && quoted(close) })]),
    ]
  })

/** Returns the faults of HTML in texts, which would be shown as typed. */
const plainFaults = (source: Source): Fault[] =>
  textsOf(source.data).flatMap(([path, text]) =>
    isPlain(text) ? [] : source.fault(path, 'does not fit', { expected: plainText.replace('expected ', ''), found: quoted(text) }),
  )

/** Faults of jobs that close before they are posted, which the API may send: they are closed; and of the form of another job, as in a copied entry. */
const jobFaults = (source: Source): Fault[] =>
  entriesOf(source).flatMap((entry, at) => {
    const [id, posted, closes, link] = ['id', 'posted', 'closes', 'applyLink'].map(key => String(valueAt(entry, [key]) ?? ''))
    const [, job = id] = /^\/careers\/apply\?job=(.*)$/.exec(link ?? '') ?? []
    return [
      ...(closes && posted && closes < posted ? [source.fault([at, 'closes'], 'before the day on which it is posted', { found: quoted(closes) })] : []),
      ...(job === id ? [] : [source.fault([at, 'applyLink'], 'the form of another job', { expected: `/careers/apply?job=${id}`, found: quoted(link) })]),
    ]
  })

/** Returns the faults of what search results say of jobs. */
async function headFaults(source: Source): Promise<Fault[]> {
  const [{ jobHead }, { company }] = [await import('#pages/job/job-head.build.ts'), await import('#content/company.ts')]
  const heads = v.parse(lists.jobs, source.data).map(job => ({ own: job.title, ...jobHead(job) }))
  return jobHeadFaults(source, heads, [company.name, company.founder.name])
}

/** The photographs of a list, where only leaders have portraits. */
export const photoUsesOf = (source: Source): PhotoUse[] =>
  photoUsesIn(source).map(use => (source.file === 'data/leadership.json' ? { ...use, shape: 'portrait' } : use))

/** Reads the company's file, and the lists if the values of their placeholders are known. Adds their faults to `faults`. */
export const readLists = (root: string, placeholders: Placeholders | undefined, faults: Fault[]): Source[] =>
  collecting(schemas, faults, ({ file, schema }) => {
    const source = readSource(root, file, schema === companySchema ? undefined : placeholders)
    if (placeholders || schema === companySchema)
      faults.push(...(checked(source, schema).faults ?? []), ...entryFaults(source), ...plainFaults(source), ...letterFaults(source))
    return source
  })

/** Returns the faults of jobs, each of whose fields fits by itself. */
export const jobsFaults = async (sources: readonly Source[]): Promise<Fault[]> =>
  Promise.all(sources.filter(({ file }) => file === 'data/jobs.json').map(async jobs => [...jobFaults(jobs), ...(await headFaults(jobs))])).then(all =>
    all.flat(),
  )
