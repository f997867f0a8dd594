import { randomFrom } from './random.ts'

/** The motifs of patterns, like those of quilts. */
const motifs = ['lotus', 'waves', 'kalka', 'field', 'wheel', 'leaf', 'boat', 'fish', 'tree'] as const

export type Motif = (typeof motifs)[number]

/** Picks a motif by the hash of a name. Another seed than "family of" would change the motif of every page. */
const byHash = (name: string, among: readonly Motif[]) =>
  among[Math.floor(randomFrom(`family of ${name}`)() * among.length)] ?? 'lotus'

/** Motifs with a top and a bottom or with loose rows. They are not used behind cards, which hide parts of them. */
const notBehindCards: readonly Motif[] = ['boat', 'field']

/**
 * Returns the motif of a name, chosen by its hash: with the position in the site map, a new page would change the pictures
 * of others. The background of a card, `<page>-call`, has another motif than the page.
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
