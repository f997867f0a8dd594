import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { PageFacts } from './page-facts.ts'

/** When each page last changed what it says: `date` is a UTC day, `hash` stands for its words and links then. */
export type Ledger = Readonly<Record<string, { readonly hash: string; readonly date: string }>>

/** The committed file, so that an unchanged page keeps its date whoever builds. */
const ledgerFile = 'src/build/last-modified.json'

/** Twelve hexadecimal digits over what the page says. File names, header and footer have no part in it. */
const hashOf = ({ title, description, main }: PageFacts) =>
  createHash('sha256')
    .update(JSON.stringify([title, description, main]))
    .digest('hex')
    .slice(0, 12)

/**
 * The ledger after a build: an unchanged page keeps its date, a changed or new one gets `today`, a removed one leaves.
 * `published` holds days before which a page cannot have changed, by path.
 */
export function nextLedger(
  ledger: Ledger,
  pages: readonly PageFacts[],
  today: string,
  published: ReadonlyMap<string, string> = new Map(),
): Ledger {
  const entries = pages.map(page => {
    const hash = hashOf(page)
    const known = ledger[page.path]
    const date = known?.hash === hash ? known.date : today
    const earliest = published.get(page.path)
    return [page.path, { hash, date: earliest !== undefined && earliest > date ? earliest : date }] as const
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The ledger as text, a line for each page, so that a merge shows which pages changed. */
const textOf = (ledger: Ledger) =>
  `{\n${Object.entries(ledger)
    .map(
      ([path, { hash, date }]) =>
        `  ${JSON.stringify(path)}: { "hash": ${JSON.stringify(hash)}, "date": ${JSON.stringify(date)} }`,
    )
    .join(',\n')}\n}\n`

/** Reads the project's ledger. Throws when it is not JSON, as after a merge that left both sides in it. */
export async function readLedger(): Promise<Ledger> {
  const text = await readFile(ledgerFile, 'utf8')
  try {
    return JSON.parse(text) as Ledger
  } catch {
    throw new Error(`${ledgerFile} is not JSON: take either side of the merge, then build again`)
  }
}

/** Writes the ledger if it differs from the one before, and says how many pages do. */
export async function keepLedger(before: Ledger, after: Ledger) {
  if (textOf(before) === textOf(after)) return
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...paths].filter(path => JSON.stringify(before[path]) !== JSON.stringify(after[path])).length
  await writeFile(ledgerFile, textOf(after))
  console.log(`[build] ${changed} ${changed === 1 ? 'page has' : 'pages have'} changed: commit ${ledgerFile}`)
}
