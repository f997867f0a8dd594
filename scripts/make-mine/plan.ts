/** Plans the files of a new owner from the answers. Nothing here reads or writes files. */
import { parse } from 'yaml'
import { type Answers, assumed, companyOf, type Extra, extras, todo, valuesOf } from './answers.ts'
import { filledStarter } from './fill.ts'

/** File contents by path, relative to the project's folder; of starters, relative to theirs. */
export type Files = ReadonlyMap<string, string>

export const startersFolder = 'data/starters'

/** A service or an industry that has a starter. */
interface Starter {
  readonly slug: string
  readonly features?: readonly { readonly title: string }[]
  readonly solutions?: readonly { readonly title: string }[]
}

/** Returns the services or industries that have starters. */
export function catalogue(starters: Files, kind: 'services' | 'industries') {
  const entries = parse(starters.get(`${kind}.yaml`) ?? '{}') as Record<string, Omit<Starter, 'slug'>>
  return Object.entries(entries).map(([slug, entry]) => {
    const points = (entry.features ?? entry.solutions ?? []).map(({ title }) => title)
    return { slug, path: `/${kind}/${slug}`, points, ...entry }
  })
}

/** Splits the path of a starter that is written with one thing only: `with/articles/pages/blog.yaml`. */
function partsOf(path: string): { readonly thing?: string; readonly file: string } {
  const [, thing, file] = /^with\/([^/]+)\/(.+)$/.exec(path) ?? []
  return thing && file ? { thing, file } : { file: path }
}

/** Returns the extras that have starters: the owner may have deleted some. */
export const extrasOf = (starters: Files) =>
  extras.filter(extra => [...starters.keys()].some(path => partsOf(path).thing === extra))

/** Returns those that are named. Throws for a name without a starter. */
function choose<Item>(key: string, names: readonly string[], all: readonly Item[], nameOf: (item: Item) => string) {
  const unknown = names.filter(name => !all.some(item => nameOf(item) === name))
  if (unknown.length > 0)
    throw new Error(`${key}: there is no ${unknown.join(', ')}; expected some of ${all.map(nameOf).join(', ')}`)
  return all.filter(item => names.includes(nameOf(item)))
}

/** Serializes JSON in the format of the formatter: an array of strings is on one line. */
const json = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replace(/\[\n\s+((?:"[^"\n]*",?\s+)+)\]/g, (_, texts: string) => `[${texts.trim().replace(/\n\s+/g, ' ')}]`)}\n`

/** Returns the files for these answers. */
export function filesFor(answers: Answers, starters: Files): Files {
  const pick = (kind: 'services' | 'industries', names: readonly string[]) =>
    choose(kind, names, catalogue(starters, kind), ({ slug }) => slug)
  const entries = {
    services: pick('services', answers.services ?? ['web-development', 'mobile-app-development', 'cloud-services']),
    industries: pick('industries', answers.industries ?? ['retail']),
  }
  const keep: readonly Extra[] = choose('keep', answers.keep ?? [], extrasOf(starters), extra => extra)
  const [hasServices, hasIndustries] = [entries.services.length > 0, entries.industries.length > 0]
  if (keep.includes('case-studies') && !(hasServices && hasIndustries))
    throw new Error('keep: case-studies need one of services and one of industries')
  const things: Readonly<Record<string, boolean>> = {
    ...Object.fromEntries(extras.map(extra => [extra, keep.includes(extra)])),
    services: hasServices,
    industries: hasIndustries,
  }
  const scope = {
    ...valuesOf(answers),
    ...things,
    ...entries,
    firstService: entries.services[0]?.path,
    firstIndustry: entries.industries[0]?.path,
    hasServices,
    hasIndustries,
  }
  const files = new Map([['data/company.json', json(companyOf(answers))]])
  for (const [path, text] of starters) {
    const { thing, file } = partsOf(path)
    if (thing && !things[thing]) continue
    const [, translation] = /^texts\.(\w+)\.yaml$/.exec(file) ?? []
    if (translation) {
      if (answers.language?.split('-')[0] === translation) files.set('data/texts.yaml', text)
      continue
    }
    const [, list] = /^lists\/(.+)\.yaml$/.exec(file) ?? []
    if (file === 'each.yaml' && (thing === 'services' || thing === 'industries'))
      for (const entry of entries[thing])
        files.set(`data/pages/${thing}/${entry.slug}.yaml`, filledStarter(text, { ...scope, ...entry }))
    else if (list) files.set(`data/${list}.json`, json(parse(filledStarter(text, scope))))
    else if (!['services.yaml', 'industries.yaml'].includes(file)) files.set(`data/${file}`, filledStarter(text, scope))
  }
  const notes = assumed(answers).map(what => `\n# ${todo(what)}\n# Then delete these two lines.\n`)
  files.set('data/claims.yaml', [files.get('data/claims.yaml'), ...notes].join(''))
  return files
}

/** The changes to the project: the new texts by path, `undefined` for a file to delete. */
export interface Plan {
  readonly changes: ReadonlyMap<string, string | undefined>
  /** Files that stay as the owner has changed them, although the answers would change them too. */
  readonly left: readonly string[]
}

/** Files that the first run deletes with the sample. */
const ofSample =
  /^(?:data\/(?:pages\/|pictures\/(?!ground-)|photos\/(?!README))|public\/(?:images\/(?:badges|leaders)|screenshots)\/|tests\/(?:specification|visual\/accepted)\/)/

/** Applies the changes from `base` to `changed` to a text; `undefined` when both change the same lines. */
export type Merge = (text: string, base: string, changed: string) => string | undefined

/**
 * Plans the changes from the present files to the files of the answers. Without `earlier`, deletes the whole sample;
 * otherwise, only files of the earlier answers. Merges the changes into a file that the owner has changed, if possible.
 */
export function planOf(
  answers: Answers,
  earlier: Answers | undefined,
  starters: Files,
  present: Files,
  merge: Merge,
): Plan {
  const target = filesFor(answers, starters)
  const previous = earlier && filesFor(earlier, starters)
  const changes = new Map<string, string | undefined>()
  const remaining: string[] = []
  for (const path of new Set([...present.keys(), ...target.keys()])) {
    const [own, base, next] = [present.get(path), previous?.get(path), target.get(path)]
    const isOfAnswers = next !== undefined || (previous ? base !== undefined : ofSample.test(path))
    if (!isOfAnswers || own === next || (previous && base === next)) continue
    if (!previous || own === undefined || own === base) changes.set(path, next)
    else {
      const merged = base !== undefined && next !== undefined ? merge(own, base, next) : undefined
      if (merged === undefined) remaining.push(path)
      else if (merged !== own) changes.set(path, merged)
    }
  }
  return { changes, left: remaining }
}
