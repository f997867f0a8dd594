/** Links in Markdown: schemas check those in values. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { quoted } from './fault.ts'
import { nearest } from './nearest.ts'
import type { Source } from './source.ts'

const link = /\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g

/** Files that the build writes beside the pages. */
const written = /^\/(?:careers\/[\w-]+|[\w-]+\.(?:xml|json|svg|txt))$/

/** Links to pages that do not exist. What they name on a page is checked in the finished HTML. */
export function linkFaults(root: string, pages: readonly { readonly source: Source }[], addresses: ReadonlySet<string>): Fault[] {
  const isThere = (path: string) => addresses.has(path) || written.test(path) || existsSync(join(root, 'public', path))
  return pages.flatMap(({ source: { file, markdown = '', markdownLine = 1 } }) =>
    markdown.split('\n').flatMap((line, at) =>
      [...line.matchAll(link)].flatMap(([, path = '']): Fault[] => {
        if (isThere(path)) return []
        const close = nearest(path, addresses)
        return [{ file, line: markdownLine + at, message: `a link to ${quoted(path)}, where there is no page`, ...(close && { suggestion: quoted(close) }) }]
      }),
    ),
  )
}
