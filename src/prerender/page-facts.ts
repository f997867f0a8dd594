import { Parser } from 'htmlparser2'

/** What a written page says, as a crawler reads it. */
export interface PageFacts {
  /** The page's route, such as `/about`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Absolute address; empty when the page names none. */
  readonly canonical: string
  readonly indexable: boolean
  /** The text of `<main>`, its white space collapsed, and where its links lead, in document order. */
  readonly main: string
}

/** Reads a page in one pass and without a tree: the build has many of them. `file` is its path in the output folder. */
export function pageFacts(file: string, html: string): PageFacts {
  const named: Record<string, string> = {}
  let title = ''
  let canonical = ''
  let main = ''
  let within = ''
  const parser = new Parser({
    onopentag(name, { name: key, content, rel, href }) {
      if (name === 'meta' && key !== undefined) named[key] ??= content ?? ''
      if (name === 'link' && rel === 'canonical') canonical = href ?? ''
      if (name === 'a' && within === 'main') main += ` [${href ?? ''}] `
      if (name === 'main' || (name === 'title' && within === '' && title === '')) within = name
    },
    ontext(text) {
      if (within === 'main') main += text
      if (within === 'title') title += text
    },
    onclosetag(name) {
      if (name === within) within = ''
      // Words of neighbouring blocks are not one word.
      if (within === 'main') main += ' '
    },
  })
  parser.end(html)
  return {
    path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
    title,
    description: named.description ?? '',
    canonical,
    indexable: !/\bnoindex\b/.test(named.robots ?? ''),
    main: main.replace(/\s+/g, ' ').trim(),
  }
}
