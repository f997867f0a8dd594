/** The content of the pages that have a file. */

import { type StaticPath, siteMap } from '#content/map/index.ts'
import type { Markdown } from '#content/schema/content.ts'
import pages from '#generated/pages.json' with { type: 'json' }
import type { FileView, FileWords } from '#pages/schemas.ts'

export { pages }

/** Returns the only page of a view, such as the blog; undefined if no file has the view. */
export function pageOfView<View extends FileView>(view: View): { readonly path: StaticPath; readonly words: FileWords<View> } | undefined {
  const page = siteMap.find(({ path }) => viewAt(path) === view)
  return page && { path: page.path, words: pages[page.path]?.words as FileWords<View> }
}

/** Returns the words of home, which every site has. Throws if no file has the view. */
export function homeWords(): FileWords<'home'> {
  const home = pageOfView('home')
  if (!home) throw new Error('no file in data/pages has the view home')
  return home.words
}

/** Returns the title of a page that has a file, such as an article; the path by default. */
export const titleAt = (path: string): string => (pages[path]?.words as { readonly title?: string } | undefined)?.title ?? path

/** Returns the view of a page that has a file. */
export const viewAt = (path: string): FileView | undefined => pages[path]?.view

/** Returns the text of a page that is written in Markdown; empty for others. */
export function textAt(path: string): Pick<Markdown, 'html' | 'headings'> {
  const { html = '', headings = [] } = pages[path] ?? {}
  return { html, headings }
}
