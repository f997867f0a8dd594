import { articles } from './articles/index.ts'
import { brands } from './brands/index.ts'
import { company } from './company/index.ts'
import { gallery } from './gallery/index.ts'
import { industries } from './industries/index.ts'
import { landing } from './landing/index.ts'
import { services } from './services/index.ts'
import { studies } from './studies/index.ts'

/** Every scene by its name. A page names its own in `site/map/`. */
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
