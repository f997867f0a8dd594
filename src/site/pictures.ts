/** Which scene is which picture: it opens its page, and is its picture in menus, on cards and for social networks. */
import choices from '#content/pictures.json' with { type: 'json' }
import alts from '#content/scenes.json' with { type: 'json' }
import { scenes } from '#site/art/scenes/index.ts'
import type { Patch } from '#site/art/sewing/patch.ts'
import { patches } from '#site/art/sewing/patches.ts'
import type { Scene } from '#site/art/sewing/scene.ts'

const chosen = new Map(choices)

/** The scene of a picture's name; nothing where a pattern takes its place. */
export function sceneOf(name: string): Scene | undefined {
  const scene = chosen.get(name)
  return scene && scenes[scene]
}

/** The patch of home's quilt that leads to a page with a scene; nothing where a pattern takes its place. */
export function patchOf(name: string): Patch | undefined {
  const [, page] = /^patch-(.+)$/.exec(name) ?? []
  const scene = page && chosen.get(page)
  return scene ? patches[scene] : undefined
}

/** What a picture shows, for people who cannot see it; nothing for a pattern. */
export function altOf(name: string): string {
  const scene = chosen.get(name)
  return scene ? alts[scene] : ''
}

/** Every choice: the name of the picture, and the scene. */
export { choices }
