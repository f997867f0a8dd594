import { articles } from './articles/index.ts'
import { brands } from './brands/index.ts'
import { company } from './company/index.ts'
import { gallery } from './gallery/index.ts'
import { industries } from './industries/index.ts'
import { landing } from './landing/index.ts'
import { services } from './services/index.ts'
import { studies } from './studies/index.ts'

/** Every scene by its name. `data/scenes.yaml` says what each shows; a page names its own in its file. */
export const scenes = {
  ...services,
  ...industries,
  ...landing,
  ...company,
  ...studies,
  ...articles,
  ...gallery,
  ...brands,
}

export type SceneName = keyof typeof scenes
