/** The scenes of pictures. A picture is shown at the top of its page, in menus, on cards and by social networks. */
import choices from '#content/pictures.json' with { type: 'json' }
import alts from '#content/scenes.json' with { type: 'json' }
import { scenes } from '#site/art/scenes/index.ts'
import type { Patch } from '#site/art/sewing/patch.ts'
import { patches } from '#site/art/sewing/patches.ts'
import type { Scene } from '#site/art/sewing/scene.ts'

const chosen = new Map(choices)

/** Returns the scene of a picture; `undefined` if the picture is a pattern. */
export function sceneOf(name: string): Scene | undefined {
  const scene = chosen.get(name)
  return scene && scenes[scene]
}

/** Returns a patch of the home page's quilt (`patch-<page>`); `undefined` if a pattern replaces it. */
export function patchOf(name: string): Patch | undefined {
  const [, page] = /^patch-(.+)$/.exec(name) ?? []
  const scene = page && chosen.get(page)
  return scene ? patches[scene] : undefined
}

/** Returns the alt text of a picture; empty for a pattern. */
export function altOf(name: string): string {
  const scene = chosen.get(name)
  return scene ? alts[scene] : ''
}

/** All names of pictures, each with its scene. */
export { choices }
