import { scenes } from '#content/drawings.ts'

/** Every scene by the name of its file. `data/scenes.yaml` says what each shows; a page names its own in its file. */
export { scenes }

export type SceneName = keyof typeof scenes
