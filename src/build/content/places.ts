/** Checks that the anchors in page files exist on their pages, even if a section is left out. */

import type { FileView } from '#pages/schemas.ts'
import { schemaContext } from '#site/schema/schema-context.ts'
import { anchorOf } from '#site/slug.ts'
import { type Fault, quoted } from './fault.ts'
import type { CheckedPage } from './map.ts'
import { nearest } from './nearest.ts'
import { textsOf } from './source-file.ts'

/** Ids that components set, each with the key of the section that has to exist. */
const named: Partial<Record<FileView, Readonly<Record<string, string>>>> = {
  careers: { 'open-positions': 'positions' },
  home: { about: 'who', careers: 'careers' },
  industry: { stories: 'caseStudies' },
  landing: { stories: 'stories' },
  partnership: { apply: 'form' },
  press: { logos: 'logos' },
  service: { stories: 'caseStudies' },
  services: { 'all-services': 'more' },
  startup: { 'why-us': 'features' },
  support: { contact: 'form', faqs: 'questions', resources: 'resources' },
}

/**
 * Returns the possible ids on a page: those of components, those of `id`s and headings in its file, and those of headings
 * that the view's pages share.
 */
export function placesOf(view: FileView, words: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const { services, industries, guides, sections, caseStudies } = schemaContext().texts
  const places = new Set(textsOf([words, services, industries, guides, sections, caseStudies]).flatMap(([, text]) => [text, anchorOf(text) ?? '']))
  for (const [id, key] of Object.entries(named[view] ?? {}))
    if (words[key] === undefined) places.delete(id)
    else places.add(id)
  return places
}

/** Returns the faults of anchors that are not on their page. */
export const placeFaults = (pages: readonly (CheckedPage & { readonly view: FileView })[]): Fault[] =>
  pages.flatMap(({ view, source, entry: { anchors = [] }, words }) => {
    // The names of leaders, on the about page, are in a list.
    if (anchors.length === 0 || view === 'about') return []
    const places = placesOf(view, words as Readonly<Record<string, unknown>>)
    return anchors.flatMap(({ id }, at) => {
      if (places.has(id)) return []
      const close = nearest(
        id,
        [...places].filter(place => /^[a-z0-9-]+$/.test(place)),
      )
      return [source.fault(['anchors', at, 'id'], `no part of the page is called ${quoted(id)}`, { ...(close && { suggestion: quoted(close) }) })]
    })
  })
