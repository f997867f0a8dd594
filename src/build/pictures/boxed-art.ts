import { width } from '#site/art/pen.ts'
import { sew } from '#site/art/sewing/scene.ts'
import { stitch } from '#site/art/stitch.ts'
import { sceneOf } from '#site/pictures.ts'
import { outlined } from './outlines.ts'

/**
 * Returns the SVG of a picture for a box with this ratio of width to height. A scene fits completely, on higher cloth; the
 * box crops a pattern to its middle.
 */
export function boxedArt(name: string, ratio: number): string {
  const scene = sceneOf(name)
  return scene ? outlined(sew(scene, width / ratio)) : stitch(name)
}
