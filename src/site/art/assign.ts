import type { PageLink } from '#site/map/index.ts'
import { type Motif, motifs } from './motif.ts'
import { artName } from './name.ts'
import { randomFrom } from './random.ts'

/**
 * Motifs that were chosen, because they mean something or differ from those beside them. A page without a choice draws
 * its motif by lot from its own name: where it stands in the site map never counts, or a new page would change the
 * pictures of others.
 */
const chosen: Partial<Record<PageLink, Motif>> = {
  '/industries': 'kalka',
  '/404': 'boat',

  '/industries/healthcare': 'lotus',
  '/industries/fintech-solutions': 'wheel',
  '/industries/ecommerce': 'boat',
  '/industries/retail': 'field',
  '/industries/education': 'tree',
  '/industries/real-estate': 'kalka',
  '/industries/manufacturing': 'waves',

  '/case-studies': 'field',

  '/best-software-companies-in-bangladesh': 'lotus',
  '/top-it-firms-in-bangladesh': 'waves',
  '/cross-platform-software-company-in-bangladesh': 'kalka',
  '/best-outsourcing-company-in-bangladesh': 'field',
  '/best-software-testing-company-in-bangladesh': 'wheel',
  '/terms': 'leaf',
  '/privacy': 'boat',
}

/** By the name of the pattern; the last ones belong to no page of the map. */
const byName: Readonly<Record<string, Motif>> = {
  ...Object.fromEntries(Object.entries(chosen).map(([path, motif]) => [artName(path), motif])),
  'gallery-1': 'tree',
  'gallery-2': 'boat',
  'gallery-3': 'lotus',
  'gallery-4': 'fish',
  'gallery-5': 'leaf',
  'gallery-6': 'wheel',
  'case-studies-university-admissions': 'tree',
  'case-studies-garment-bundle-tracking': 'waves',
  'case-studies-clothing-returns': 'fish',
  'case-studies-pharmacy-tills': 'leaf',
  'case-studies-merchant-settlement': 'wheel',
  'case-studies-hospital-ward-board': 'lotus',
}

/** One of some motifs, the same for the same name (the seed says "family" as it always did: another word, other lots). */
const byLot = (name: string, among: readonly Motif[]) =>
  among[Math.floor(randomFrom(`family of ${name}`)() * among.length)] ?? 'lotus'

/** Whether the motif of a name was chosen. */
export const isChosen = (name: string) => Object.hasOwn(byName, name)

/**
 * The motif of a name: as chosen, else by lot; for the last band of a page, `<page>-call`, among those that do not open
 * it.
 */
export function motifOf(name: string): Motif {
  const page = name.replace(/-call$/, '')
  if (page !== name)
    return byLot(
      name,
      motifs.filter(motif => motif !== motifOf(page)),
    )
  return byName[name] ?? byLot(name, motifs)
}
