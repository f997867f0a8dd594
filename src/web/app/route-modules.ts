/**
 * Where the modules of pages are. Their file names change with every word, so no script may name them: a change of words
 * would change the entry, and with it every page. The build turns each `import()` of the route table into a call of this
 * function (`src/build/prerender/stable-names.ts`); in development and while prerendering the imports stay as written.
 */
import { learnArt } from '#site/art/address.ts'

declare global {
  var importRouteModule: (id: string) => Promise<unknown>
}

/** Beside the entry, named as it is: what belongs to another build is not there. */
const table = new URL(import.meta.url).pathname.replace(/^.*\/app-(.*)\.js$/, '/modules-$1.json')

let asked: Promise<Record<string, string>> | undefined

async function readTable(): Promise<Record<string, string>> {
  const answer = await fetch(table)
  if (!answer.ok) throw new TypeError(`importing: ${table} answered ${answer.status}`)
  const modules: Record<string, string> = await answer.json()
  learnArt(modules.art ?? '')
  return modules
}

async function addressOf(id: string): Promise<string> {
  // The page that the browser opened names its own modules, and has them preloaded.
  const link = document.querySelector<HTMLLinkElement>(`link[data-module="${id}"]`)
  if (link) return link.href
  asked ??= readTable()
  asked.catch(() => {
    asked = undefined
  })
  const address = (await asked)[id]
  if (!address) throw new TypeError(`importing: ${table} has no module ${id}`)
  return address
}

globalThis.importRouteModule = async id => import(/* @vite-ignore */ await addressOf(id))
