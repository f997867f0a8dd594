import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isModuleTable } from '#offline/list.ts'

/** Puts the addresses of all drawings beside those of the pages' modules: a page that is opened inside the app shows its own. */
export async function addArtToModules(folder: string) {
  const art = (await readdir(join(folder, 'art'))).sort().map(file => `/art/${file}`)
  for (const name of (await readdir(folder)).filter(file => isModuleTable(`/${file}`))) {
    const modules: Record<string, string> = JSON.parse(await readFile(join(folder, name), 'utf8'))
    await writeFile(join(folder, name), JSON.stringify({ ...modules, art: art.join(' ') }))
  }
}
