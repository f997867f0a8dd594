import { patchOf, sceneOf } from '#site/pictures.ts'
import { mark } from './mark.ts'
import { sewPatch } from './sewing/patch.ts'
import { sew } from './sewing/scene.ts'
import { stitch } from './stitch.ts'

/** The SVG behind an art address: the mark, the scene or the patch that was chosen for the name, or the name's pattern. */
export function drawing(name: string): string {
  if (name === 'mark') return mark()
  const patch = patchOf(name)
  if (patch) return sewPatch(patch)
  const scene = sceneOf(name)
  return scene ? sew(scene) : stitch(name)
}
