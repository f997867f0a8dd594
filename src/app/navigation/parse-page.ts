import { dataId, type PageData } from '#app/page-data.ts'
import { graphType } from '#seo/structured-data.ts'

/** The parts of a page's HTML that the app uses. */
export interface ParsedPage {
  readonly data: PageData
  /** The entry script of the page's build. */
  readonly entry: string
  /** The structured data, as JSON. */
  readonly graph: string | undefined
}

/** Matches the content of a script by one of its attributes. */
const scriptWith = (attribute: string) => new RegExp(`<script [^>]*"${attribute}"[^>]*>(.*?)</script>`, 's')

const dataScript = scriptWith(dataId)
const graphScript = scriptWith(graphType.replace('+', '\\+'))

/**
 * Reads a page of this site, whose HTML has a fixed form. Regular expressions take a millisecond; a parser would also need an
 * exception from Trusted Types. `undefined` for other HTML, such as an error page of the host.
 */
export function parsePage(html: string): ParsedPage | undefined {
  const text = dataScript.exec(html)?.[1]
  const entry = /\bdata-modules="([^" ]+)/.exec(html)?.[1]
  if (text === undefined || entry === undefined) return undefined
  try {
    return { data: JSON.parse(text) as PageData, entry, graph: graphScript.exec(html)?.[1] }
  } catch {
    return undefined
  }
}
