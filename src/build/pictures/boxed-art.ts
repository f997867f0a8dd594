import { width } from '#site/art/pen.ts'
import { sew } from '#site/art/sewing/scene.ts'
import { stitch } from '#site/art/stitch.ts'
import { sceneOf } from '#site/pictures.ts'
import { outlined } from './outlines.ts'

/** The picture of a name for a box of a width for each height of 1: a scene whole, on higher cloth; a pattern, which shows its middle there. */
export function boxedArt(name: string, ratio: number): string {
  const scene = sceneOf(name)
  return scene ? outlined(sew(scene, width / ratio)) : stitch(name)
}
