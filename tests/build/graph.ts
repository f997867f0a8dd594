import type { pages } from './dist.ts'

/** An object of a page's structured data. */
export type GraphObject = Readonly<Record<string, unknown>>

function objectsIn(value: unknown): GraphObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as GraphObject, ...Object.values(value).flatMap(objectsIn)]
}

/** Returns all objects of a page's structured data, at any depth. Throws when there is not exactly one graph. */
export function graphOf(page: (typeof pages)[number]): readonly GraphObject[] {
  const scripts = page.scripts.filter(({ attribs }) => attribs.type === 'application/ld+json')
  const [script] = scripts
  if (!script || scripts.length > 1)
    throw new Error(`${page.file} has ${scripts.length} graphs: usePageHead writes one a page`)
  return objectsIn(JSON.parse(page.text(script)))
}
