import { type Motif, motifs } from './motif.ts'
import { randomFrom } from './random.ts'

/** One of some motifs, the same for the same name. Another seed than "family of" would change the motif of every page. */
const byHash = (name: string, among: readonly Motif[]) =>
  among[Math.floor(randomFrom(`family of ${name}`)() * among.length)] ?? 'lotus'

/**
 * The motif of a name, chosen by its hash: with the page's position in the site map, a new page would change the pictures of
 * others. For the last band of a page, `<page>-call`, among those that do not open it.
 */
export function motifOf(name: string): Motif {
  const page = name.replace(/-call$/, '')
  if (page !== name)
    return byHash(
      name,
      motifs.filter(motif => motif !== motifOf(page)),
    )
  return byHash(name, motifs)
}
