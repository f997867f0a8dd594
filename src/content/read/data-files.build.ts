/** Checks the names of files, and the API's lists, `data/*.json`. Imports no module that fails because of a broken file. */
import { basename, dirname } from 'node:path'
import type * as v from 'valibot'
import { oddAt, plainText } from '#content/schema/basics.ts'
import { currencyExpected, isCurrency } from '#content/schema/company.ts'
import { textsSchema } from '#content/schema/texts.ts'
import { lists, listsFromCompany } from '#lists/contract.ts'
import { grounds } from '#pictures/file.build.ts'
import { photoFolder } from '#pictures/photo.ts'
import { anyOf, type Fault, nearest, quoted } from './fault.build.ts'
import { collecting, filesIn, validName } from './files.build.ts'
import { checked, valid } from './issues.build.ts'
import { type Filling, readSource, type Source } from './source.build.ts'
import { textsOf, valueAt } from './source-file.build.ts'

const fromCompany: readonly string[] = listsFromCompany

const schemas = Object.entries<v.GenericSchema>(lists).flatMap(([name, schema]) => (fromCompany.includes(name) ? [] : { file: `data/${name}.json`, schema }))

/** The folders whose files have names of their owner's choice, and what other files in them are told. */
const folders = [
  {
    folder: 'data/pictures',
    form: /\.svg$/i,
    kind: 'drawing',
    other: { message: 'not a drawing', expected: 'files that end with .svg: photographs are in data/photos' },
  },
  {
    folder: photoFolder,
    form: /\.(?:jpe?g|png|webp|avif)$/i,
    kind: 'photograph',
    other: {
      message: 'not a format for the site',
      expected: 'JPEG, PNG, WebP or AVIF: save a photograph again as one of them, and put a drawing into data/pictures',
    },
  },
]

const stem = (file: string) => file.replace(/^data\/|(?: copy| \(\d+\))?\.[^/]*$/g, '')

const read = [
  'data/logo.svg',
  'data/company.json',
  ...schemas.map(({ file }) => file),
  ...['before-you-sign', 'claims', 'menus', 'outbound-domains', 'search', 'texts'].map(name => `data/${name}.yaml`),
]

/** Returns the fault of a file that nothing reads, such as `leaders.json` for `leadership.json`, or that is misnamed. Pages have checks of their own. */
function nameFault(file: string): Fault | undefined {
  const name = basename(file)
  if (read.includes(file) || /^data\/(?:pages|starters)\//.test(file) || file === `${photoFolder}/README.md`) return undefined
  const own = folders.find(({ folder }) => folder === dirname(file))
  if (own && !own.form.test(name)) return { file, ...own.other }
  if (own && name === validName(name)) return undefined
  if (own) {
    const message = `the name of a ${own.kind} has small letters, digits and hyphens only, its extension too: rename the file`
    return { file, message, found: quoted(name), suggestion: quoted(validName(name)) }
  }
  const folder = /\.(?:md|ya?ml)$/i.test(name) ? 'data/pages' : folders.find(({ form }) => form.test(name))?.folder
  return {
    file,
    message: 'nothing reads this file',
    expected: `${anyOf(read)}, or a file in data/pages, data/photos or data/pictures (a new list needs its schema in src/lists/contract.ts)`,
    suggestion: read.find(each => stem(each) === nearest(stem(file), read.map(stem))) ?? (folder && `${folder}/${validName(name)}`),
  }
}

/** Returns the faults of files in `data/` that nothing reads, are misnamed, or are missing. */
export function nameFaults(root: string): Fault[] {
  const files = filesIn(root, 'data')
  const missing = grounds.map(name => `data/pictures/ground-${name}.svg`).filter(file => !files.includes(file))
  const expected = 'the ground behind some of the cards: draw another one'
  return [...files.flatMap(file => nameFault(file) ?? []), ...missing.map(file => ({ file, message: 'the file is missing', expected }))]
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
    .filter(({ file }) => files.length > 0 && !files.includes(file))
  const texts = files.filter(file => /\/texts\.\w+\.yaml$/.test(file))
  await collecting(texts, faults, file => valid(readSource(root, file), textsSchema))
  return faults
}

const isId = (id: unknown) => (typeof id === 'number' ? Number.isInteger(id) && id > 0 : !/^[-+.\d]+$/.test(String(id)))

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
export function fileFaults(source: Source, schema: v.GenericSchema): Fault[] {
  const faults: Fault[] = []
  checked(source, schema, faults)
  const entries: readonly unknown[] = Array.isArray(source.data) ? source.data : []
  // HTML would be shown as it is typed.
  const tagged = textsOf(source.data).filter(([, text]) => oddAt(text) >= 0)
  return [
    ...faults,
    ...entries.flatMap((entry, at) => {
      const id = valueAt(entry, ['id'])
      return isId(id) ? [] : [source.fault([at, 'id'], 'does not fit', { expected: 'a whole number from 1, without quotes, or a name', found: quoted(id) })]
    }),
    ...(schema === lists.jobs && faults.length === 0 ? entries.flatMap((job, at) => jobFaults(source, job, at)) : []),
    ...tagged.map(([path, text]) => source.fault(path, 'does not fit', { expected: plainText.replace('expected ', ''), found: quoted(text, oddAt(text)) })),
  ]
}

/** Reads the lists. Adds their faults to those of `filling`. */
export const readLists = (root: string, filling: Filling): Promise<Source[]> =>
  collecting(schemas, filling.faults, ({ file, schema }) => {
    const source = readSource(root, file, filling)
    filling.faults.push(...fileFaults(source, schema))
    return source
  })
