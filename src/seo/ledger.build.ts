import { writeFile } from 'node:fs/promises'
import type { ReadPage } from '#build/crawl/read-page.ts'
import { hashOf } from '#build/emit/hash.ts'
import { readTextFile } from '#content/text-file.ts'

/** The last change of each page. `date` is a UTC day; `hash` covers the page's text and links on that day. */
export type Ledger = Readonly<Record<string, { readonly hash: string; readonly date: string }>>

/** The file is committed, so that an unchanged page keeps its date on every machine. */
const ledgerFile = 'src/build/last-modified.json'

/**
 * Returns a hash of the page's title, description, main text and the links in it: twelve hex digits. File names, header and
 * footer do not count.
 */
function contentHash({ title, description, mainText, references }: ReadPage) {
  const links = references.filter(({ kind, region }) => kind === 'a[href]' && region === 'main')
  const main = [mainText, ...links.map(({ target }) => target)].join(' ')
  return hashOf(JSON.stringify([title, description, main]), 12)
}

/**
 * Returns the ledger after a build: an unchanged page keeps its date, a changed or new page gets `today`, a removed page is
 * dropped. `published` maps paths to publication days; no date is earlier.
 */
export function nextLedger(
  ledger: Ledger,
  pages: ReadonlyMap<string, ReadPage>,
  today: string,
  published: ReadonlyMap<string, string> = new Map(),
): Ledger {
  const entries = [...pages].map(([path, page]) => {
    const hash = contentHash(page)
    const entry = ledger[path]
    const date = entry?.hash === hash ? entry.date : today
    const earliest = published.get(path)
    return [path, { hash, date: earliest !== undefined && earliest > date ? earliest : date }] as const
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the ledger as text, with one line per page, so that a merge shows which pages changed. */
const textOf = (ledger: Ledger) =>
  `{\n${Object.entries(ledger)
    .map(
      ([path, { hash, date }]) =>
        `  ${JSON.stringify(path)}: { "hash": ${JSON.stringify(hash)}, "date": ${JSON.stringify(date)} }`,
    )
    .join(',\n')}\n}\n`

/** Reads the project's ledger. Throws if it is not JSON, for example after a merge with conflicts. */
export function readLedger(): Ledger {
  const text = readTextFile(ledgerFile)
  try {
    return JSON.parse(text) as Ledger
  } catch {
    throw new Error(`${ledgerFile} is not JSON: take either side of the merge, then build again`)
  }
}

/** Writes the ledger if it has changed, and logs how many pages have. */
export async function keepLedger(before: Ledger, after: Ledger) {
  if (textOf(before) === textOf(after)) return
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...paths].filter(path => JSON.stringify(before[path]) !== JSON.stringify(after[path])).length
  await writeFile(ledgerFile, textOf(after))
  console.log(`[build] ${changed} ${changed === 1 ? 'page has' : 'pages have'} changed: commit ${ledgerFile}`)
}
