/** The schemas of `data/scenes.yaml`, the alt texts of scenes, and of `data/scene-labels.yaml`, the words drawn in them. */
import * as v from 'valibot'
import type { SceneName } from '#site/art/scenes/index.ts'
import { text } from './basics.ts'
import { schemaContext } from './schema-context.ts'

export type Scenes = Readonly<Record<SceneName, string>>

/** A sentence for each drawing. */
export const scenesSchema = () => v.strictObject(v.entriesFromList(schemaContext().scenes as readonly SceneName[], text(250)))

/** The labels of each drawing with words, by the names that its code reads. */
export const sceneLabelsSchema = () =>
  v.strictObject(Object.fromEntries([...schemaContext().sceneLabels].map(([scene, names]) => [scene, v.strictObject(v.entriesFromList(names, text(40)))])))
