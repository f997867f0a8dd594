/** The picture of a page: a patch of cloth with one thing on it. */
import * as v from 'valibot'
import { formOf, maybe, oneOf } from './basics.ts'
import { nameOf } from './schema-context.ts'

/** The dyes of the cloth. */
export const dyes = ['indigo', 'madder', 'marigold', 'leaf', 'river', 'night'] as const

export type Dye = (typeof dyes)[number]

/** The directions of the rows of stitches, in degrees. */
const turns = [0, 30, 45, 90, -30, -45] as const

const file = nameOf(({ pictures }) => pictures, 'expected the name of a file in data/pictures/, without .svg, or an icon and a dye')

const sewn = v.strictObject({
  /** An icon of Tabler, by its name at https://tabler.io/icons. */
  icon: nameOf(({ patchIcons }) => patchIcons, 'expected the name of an icon of https://tabler.io/icons'),
  dye: oneOf(dyes),
  /** By default from the hash of the picture's name. */
  turn: maybe(v.picklist(turns, `expected one of ${turns.join(', ')}`)),
})

/** A file, or an icon sewn on dyed cloth. */
export const patch = formOf<string | v.InferOutput<typeof sewn>>([file, sewn], input => (typeof input === 'string' ? file : sewn))

export type Patch = v.InferOutput<typeof patch>
