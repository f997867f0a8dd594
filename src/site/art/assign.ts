import { randomFrom } from './random.ts'

/** What patterns show, after the motifs of the quilts. */
const motifs = ['lotus', 'waves', 'kalka', 'field', 'wheel', 'leaf', 'boat', 'fish', 'tree'] as const

export type Motif = (typeof motifs)[number]

/** One of some motifs, the same for the same name. Another seed than "family of" would change the motif of every page. */
const byHash = (name: string, among: readonly Motif[]) =>
  among[Math.floor(randomFrom(`family of ${name}`)() * among.length)] ?? 'lotus'

/** Motifs with a top and a bottom or with loose rows: behind a card only pieces of them are seen. */
const notBehindCards: readonly Motif[] = ['boat', 'field']

/**
 * The motif of a name, chosen by its hash: with the page's position in the site map, a new page would change the pictures of
 * others. For the ground behind a card, `<page>-call`, among those that do not open the page.
 */
export function motifOf(name: string): Motif {
  const page = name.replace(/-call$/, '')
  if (page === name) return byHash(name, motifs)
  const others = motifs.filter(motif => motif !== motifOf(page))
  const chosen = byHash(name, others)
  return notBehindCards.includes(chosen)
    ? byHash(
        name,
        others.filter(motif => !notBehindCards.includes(motif)),
      )
    : chosen
}
