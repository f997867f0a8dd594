/** The patches of pictures. A picture is shown at the top of its page, in menus, on cards and by social networks. */
import choices from '#content/pictures.json' with { type: 'json' }
import type { Patch } from './schema/patch.ts'

const chosen: ReadonlyMap<string, Patch> = new Map(choices)

/** All patches, by the name of their picture. */
export const patches: Iterable<readonly [name: string, patch: Patch]> = chosen

/** Returns the patch that was chosen for a picture, if any. */
export const patchOf = (name: string) => chosen.get(name)
