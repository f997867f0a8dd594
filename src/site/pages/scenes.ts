/** The schema of `data/scenes.yaml`: what each scene shows, for people who cannot see it. */
import * as v from 'valibot'
import type { SceneName } from '#site/art/scenes/index.ts'
import { text } from './basics.ts'
import { theGiven } from './given.ts'

export type Scenes = Readonly<Record<SceneName, string>>

/** A sentence for each drawing that there is. */
export const scenesSchema = () => v.strictObject(v.entriesFromList(theGiven().scenes as readonly SceneName[], text(250)))
