import { dyes } from '#content/schema/patch.ts'
import { chart } from './charts/draw-charts.build.ts'
import { grounds, isPictureFile, pictureFile } from './file.build.ts'
import { themedMark } from './mark.ts'
import { outlines, patchSvg } from './patch.build.ts'
import { patches, patchOf } from './patches.ts'
import { randomFrom } from './random.ts'

/** Picks one of several by the hash of a name: by its position, a new page would change the pictures of others. */
const byHash = <Item>(name: string, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(randomFrom(name)() * items.length)] ?? items[0]

/** The thing of a picture without a patch of its own. */
const plain = 'needle-thread'

/**
 * Returns the SVG for a name in `/art/`: the mark, the outlines of all patches, a chart, a file of `data/pictures/`, the ground of a card
 * (`<page>-call`), or the patch of a picture.
 */
export function drawing(name: string): string {
  if (name === 'mark') return themedMark()
  if (name === 'basted') return outlines(patches)
  if (name.startsWith('chart-')) return chart(name)
  if (isPictureFile(name)) return pictureFile(name)
  if (name.endsWith('-call')) return pictureFile(`ground-${byHash(name, grounds)}`)
  return patchSvg(patchOf(name) ?? { icon: plain, dye: byHash(name, dyes) })
}
