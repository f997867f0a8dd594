import { iconFiles } from './app-icons.ts'
import type { EmittedFile } from './emit.ts'
import { homeScreens } from './home-screens.ts'
import { makePictures } from './pictures/make.ts'

/** What the installed app shows before it is opened: icons, and the screenshots of the install dialog. */
export async function appImages(): Promise<EmittedFile[]> {
  return [...iconFiles(), ...(await makePictures(homeScreens().map(({ picture }) => picture)))]
}
