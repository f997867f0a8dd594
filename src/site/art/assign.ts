import { type Motif, motifs } from './motif.ts'
import { randomFrom } from './random.ts'

/** One of some motifs, the same for the same name (the seed says "family" as it always did: another word, other lots). */
const byLot = (name: string, among: readonly Motif[]) =>
  among[Math.floor(randomFrom(`family of ${name}`)() * among.length)] ?? 'lotus'

/**
 * The motif of a name, by lot: where a page stands in the site map never counts, or a new page would change the pictures
 * of others. For the last band of a page, `<page>-call`, among those that do not open it.
 */
export function motifOf(name: string): Motif {
  const page = name.replace(/-call$/, '')
  if (page !== name)
    return byLot(
      name,
      motifs.filter(motif => motif !== motifOf(page)),
    )
  return byLot(name, motifs)
}
