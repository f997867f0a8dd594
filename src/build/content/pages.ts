/** The pages that have a file, as they were read. */
import pages from '#content/pages.json' with { type: 'json' }
import type { Markdown } from '#site/pages/content.ts'
import type { FileView, FileWords } from '#site/pages/schemas.ts'

export { pages }

/** The words of the page that a view shows alone, such as those of home. Throws where no page has the view. */
export function wordsOfView<View extends FileView>(view: View): FileWords<View> {
  const page = Object.values(pages).find(entry => entry.view === view)
  if (!page) throw new Error(`no file in data/pages has the view ${view}`)
  return page.words as FileWords<View>
}

/** The text of a page that is written in Markdown; empty for others. */
export function textAt(path: string): Pick<Markdown, 'html' | 'headings'> {
  const { html = '', headings = [] } = pages[path] ?? {}
  return { html, headings }
}
