import { scenes } from '#content/drawings.ts'

/** All scenes by file name. `data/scenes.yaml` describes each one; the file of a page names its scene. */
export { scenes }

export type SceneName = keyof typeof scenes
