/** Links in Markdown and in the lists of the API: schemas check those of pages. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { quoted } from './fault.ts'
import { collecting, readText } from './files.ts'
import { parseJson } from './json.ts'
import { nearest } from './nearest.ts'
import type { Source } from './source.ts'
import { textsOf } from './source-file.ts'

const link = /\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g

/** Files that the build writes beside the pages. */
const written = /^\/(?:careers\/[\w-]+|[\w-]+\.(?:xml|json|svg|txt))$/

type IsThere = (path: string) => boolean

const told = (path: string, addresses: Iterable<string>) => {
  const close = nearest(path, addresses)
  return { message: `a link to ${quoted(path)}, where there is no page`, ...(close && { suggestion: quoted(close) }) }
}

/** The JSON files of a folder that can be parsed; what is wrong with the others is told elsewhere. */
const jsonFiles = (root: string) =>
  collecting(
    readdirSync(join(root, 'data')).filter(name => name.endsWith('.json')),
    [],
    name => parseJson(`data/${name}`, readText(root, `data/${name}`)),
  )

/** Links of the API's lists, such as that of a product to its page. */
const listFaults = (root: string, isThere: IsThere, addresses: ReadonlySet<string>): Fault[] =>
  jsonFiles(root)
    .filter(({ file }) => file !== 'data/company.json')
    .flatMap(({ data, fault }) =>
      [...textsOf(data)].flatMap(([path, text]) => {
        if (!/^\/[a-z0-9/-]+$/.test(text) || isThere(text)) return []
        const { message, ...more } = told(text, addresses)
        return fault(path, message, more)
      }),
    )

const markdownFaults = (pages: readonly { readonly source: Source }[], isThere: IsThere, addresses: ReadonlySet<string>): Fault[] =>
  pages.flatMap(({ source: { file, markdown = '', markdownLine = 1 } }) =>
    markdown
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(link)].flatMap(([, path = '']) => (isThere(path) ? [] : { file, line: markdownLine + at, ...told(path, addresses) })),
      ),
  )

/** Links to pages that do not exist. What they name on a page is checked in the finished HTML. */
export function linkFaults(root: string, pages: readonly { readonly source: Source }[], addresses: ReadonlySet<string>): Fault[] {
  const isThere = (path: string) => addresses.has(path) || written.test(path) || existsSync(join(root, 'public', path))
  return [...markdownFaults(pages, isThere, addresses), ...listFaults(root, isThere, addresses)]
}
