/** Plans the files of a new owner from the answers. Nothing here reads or writes files. */
import { parse } from 'yaml'
import { type Answers, assumed, companyOf, type Extra, extras, todo, valuesOf } from './answers.ts'
import { filledStarter, type Scope } from './fill.ts'

/** File contents by path, relative to the project's folder. */
export type Files = ReadonlyMap<string, string>

export const startersFolder = 'data/starters'

/** A service or an industry of the catalogue. */
type Starter = Readonly<Record<string, unknown>> & { readonly slug: string }

/** The services or industries that have starters. */
export function catalogue(starters: Files, kind: 'services' | 'industries'): readonly Starter[] {
  const entries = parse(starters.get(`${kind}.yaml`) ?? '{}') as Record<string, object>
  return Object.entries(entries).map(([slug, entry]) => ({
    slug,
    path: `/${kind}/${slug}`,
    points: pointsOf(entry),
    ...entry,
  }))
}

/** The titles of the parts of an entry, for overviews. */
function pointsOf(entry: object): string[] {
  const parts: unknown = 'features' in entry ? entry.features : 'solutions' in entry ? entry.solutions : []
  return (Array.isArray(parts) ? parts : []).map(({ title }: { title: string }) => title)
}

function chosen(starters: Files, kind: 'services' | 'industries', slugs: readonly string[]): readonly Starter[] {
  const all = catalogue(starters, kind)
  const unknown = slugs.filter(slug => !all.some(entry => entry.slug === slug))
  if (unknown.length > 0)
    throw new Error(
      `${kind}: there is no ${unknown.join(', ')}; expected some of ${all.map(({ slug }) => slug).join(', ')}`,
    )
  return all.filter(({ slug }) => slugs.includes(slug))
}

/** Starters that need an extra, a service or an industry, by the beginning of their path. */
const needs: readonly (readonly [path: RegExp, thing: Extra | 'services' | 'industries'])[] = [
  [/^pages\/services/, 'services'],
  [/^pages\/industries/, 'industries'],
  [/^pages\/blog/, 'articles'],
  [/^pages\/case-studies/, 'case-studies'],
  [/^pages\/brands/, 'products'],
  [/^pages\/startup/, 'startup'],
  [/^pages\/software-outsourcing/, 'landing-pages'],
  [/^pages\/software-companies/, 'rankings'],
  [/^pages\/partnership/, 'partnership'],
]

/** The extras that have starters: the owner may have deleted some. */
export const extrasOf = (starters: Files) =>
  extras.filter(extra =>
    [...starters.keys()].some(path => needs.some(([form, needed]) => needed === extra && form.test(path))),
  )

const isKept = (path: string, keep: readonly string[]) =>
  needs.every(([form, thing]) => !form.test(path) || keep.includes(thing))

/** Serializes JSON in the format of the formatter: an array of strings is on one line. */
const json = (value: unknown) =>
  `${JSON.stringify(value, null, 2).replace(/\[\n\s+((?:"[^"\n]*",?\s+)+)\]/g, (_, texts: string) => `[${texts.trim().replace(/\n\s+/g, ' ')}]`)}\n`

/** Converts the starter of an API list from YAML to JSON. Returns other starters unchanged. */
const asJson = (path: string, text: string) => (path.startsWith('data/lists/') ? json(parse(text)) : text)

/** Returns the target path of a starter: `data/teams.json` for `lists/teams.yaml`. */
const targetOf = (starter: string) =>
  starter.startsWith('lists/') ? `data/${starter.slice('lists/'.length).replace('.yaml', '.json')}` : `data/${starter}`

/** Returns the files for these answers. */
export function filesFor(answers: Answers, starters: Files): Files {
  const {
    services = ['web-development', 'mobile-app-development', 'cloud-services'],
    industries = ['retail'],
    keep = [],
  } = answers
  const kept = {
    services: chosen(starters, 'services', services),
    industries: chosen(starters, 'industries', industries),
  }
  const missing = keep.filter(extra => !extrasOf(starters).includes(extra))
  if (missing.length > 0) throw new Error(`keep: there is no starter for ${missing.join(', ')}`)
  const there = [...keep, ...(['services', 'industries'] as const).filter(kind => kept[kind].length > 0)]
  if (keep.includes('case-studies') && there.length < keep.length + 2)
    throw new Error('keep: case-studies need one of services and one of industries')
  const scope: Scope = {
    ...valuesOf(answers),
    ...kept,
    firstService: kept.services[0]?.path,
    firstIndustry: kept.industries[0]?.path,
    hasServices: kept.services.length > 0,
    hasIndustries: kept.industries.length > 0,
    ...Object.fromEntries(extras.map(extra => [extra, keep.includes(extra)])),
  }
  const files = new Map<string, string>([['data/company.json', json(companyOf(answers))]])
  for (const [path, text] of starters) {
    if (['services.yaml', 'industries.yaml'].includes(path) || !isKept(path, there)) continue
    const [, kind] = /^(service|industry)\.yaml$/.exec(path) ?? []
    if (!kind) files.set(targetOf(path), asJson(`data/${path}`, filledStarter(text, scope)))
    const folder = kind === 'service' ? 'services' : 'industries'
    if (kind)
      for (const entry of kept[folder])
        files.set(`data/pages/${folder}/${entry.slug}.yaml`, filledStarter(text, { ...scope, ...entry }))
  }
  const claims = files.get('data/claims.yaml') ?? ''
  const notes = assumed(answers).map(what => `\n# ${todo(what)}\n# Then delete these two lines.\n`)
  files.set('data/claims.yaml', `${claims}${notes.join('')}`)
  return files
}

/** The changes to the project. */
export interface Plan {
  readonly write: Files
  readonly remove: readonly string[]
  /** Files that keep the changes of the owner, although the answers would change them too. */
  readonly left: readonly string[]
}

/** Files that the first run deletes with the sample. */
const ofSample = [
  /^data\/pages\//,
  /^data\/pictures\/(?!ground-)/,
  /^data\/photos\/(?!README)/,
  /^public\/images\/badges\//,
  /^public\/images\/leaders\//,
  /^public\/screenshots\//,
  /^tests\/specification\//,
  /^tests\/visual\/accepted\//,
]

/** Applies the changes from `base` to `changed` to a text; `undefined` when both change the same lines. */
export type Merge = (text: string, base: string, changed: string) => string | undefined

/**
 * Plans the changes from the present files to the files of the answers. Without `earlier`, removes the whole sample;
 * otherwise, only files of the earlier answers. Merges the changes into a file that the owner has changed, if possible.
 */
export function planOf(
  answers: Answers,
  earlier: Answers | undefined,
  starters: Files,
  present: Files,
  merge: Merge,
): Plan {
  const wanted = filesFor(answers, starters)
  const made = earlier ? filesFor(earlier, starters) : undefined
  const isOwners = (path: string) => made !== undefined && present.has(path) && present.get(path) !== made.get(path)
  const changed = [...wanted].filter(([path, text]) => made?.get(path) !== text && present.get(path) !== text)
  const gone = [...present.keys()].filter(
    path => !wanted.has(path) && (made ? made.has(path) : ofSample.some(form => form.test(path))),
  )
  const merged = changed.flatMap(([path, text]) => {
    const [own, base] = [present.get(path), made?.get(path)]
    const both = isOwners(path) && own !== undefined && base !== undefined ? merge(own, base, text) : undefined
    return both === undefined ? [] : [[path, both] as const]
  })
  const write = new Map([...changed.filter(([path]) => !isOwners(path)), ...merged])
  return {
    write: new Map([...write].filter(([path, text]) => present.get(path) !== text)),
    remove: gone.filter(path => !isOwners(path)),
    left: [...changed.map(([path]) => path), ...gone].filter(path => isOwners(path) && !write.has(path)),
  }
}
