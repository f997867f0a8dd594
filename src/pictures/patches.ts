/** The patches of pictures. A picture is shown at the top of its page, in menus, on cards and by social networks. */

import type { Patch } from '#content/schema/patch.ts'
import choices from '#generated/pictures.json' with { type: 'json' }

/** All patches, by the name of their picture. */
export const patches: ReadonlyMap<string, Patch> = new Map(choices)

/** Returns the patch that was chosen for a picture, if any. */
export const patchOf = (name: string) => patches.get(name)
