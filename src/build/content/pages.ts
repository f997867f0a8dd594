/** The pages that have a file, as they were read. */
import pages from '#content/pages.json' with { type: 'json' }
import { type StaticPath, siteMap } from '#site/map/index.ts'
import type { Markdown } from '#site/pages/content.ts'
import type { FileView, FileWords } from '#site/pages/schemas.ts'

export { pages }

/** The page that a view shows alone, such as the blog; nothing where no file has the view. */
export function pageOfView<View extends FileView>(view: View): { readonly path: StaticPath; readonly words: FileWords<View> } | undefined {
  const page = siteMap.find(({ path }) => viewAt(path) === view)
  return page && { path: page.path, words: pages[page.path]?.words as FileWords<View> }
}

/** The words of home, which every site has. Throws where no file has the view. */
export function homeWords(): FileWords<'home'> {
  const home = pageOfView('home')
  if (!home) throw new Error('no file in data/pages has the view home')
  return home.words
}

/** The title of a page that has a file, such as an article. */
export const titleAt = (path: string): string => (pages[path]?.words as { readonly title?: string } | undefined)?.title ?? path

/** The view of a page that has a file. */
export const viewAt = (path: string): FileView | undefined => pages[path]?.view

/** The text of a page that is written in Markdown; empty for others. */
export function textAt(path: string): Pick<Markdown, 'html' | 'headings'> {
  const { html = '', headings = [] } = pages[path] ?? {}
  return { html, headings }
}
