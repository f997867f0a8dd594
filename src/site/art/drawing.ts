import { patchOf, sceneOf } from '#site/pictures.ts'
import { mark } from './mark.ts'
import { sewPatch } from './sewing/patch.ts'
import { sew } from './sewing/scene.ts'
import { stitch } from './stitch.ts'

/** Returns the SVG of a picture: the mark, the patch or scene that was chosen for the name, or its pattern. */
export function drawing(name: string): string {
  if (name === 'mark') return mark()
  const patch = patchOf(name)
  if (patch) return sewPatch(patch)
  const scene = sceneOf(name)
  return scene ? sew(scene) : stitch(name)
}
