import { type Answer, find } from './find.ts'
import { type IndexFile, openIndex, type SearchIndex, type TextsFile, textsOf } from './index-file.ts'

/** The index of the site, and what finds pages in it. */
export interface Search {
  readonly index: SearchIndex
  readonly find: (query: string) => Answer
}

/** The index by its address. A failed request is removed, so that it can be retried. */
const opened = new Map<string, Promise<Search>>()

async function fetchIndex(address: string): Promise<Search> {
  const { getJson } = await import('#lists/client.ts')
  const get = <File>(path: string) => getJson(new URL(path, location.href).href, { read: json => json as File })
  const [index, texts] = await Promise.all([get<IndexFile>(address), get<TextsFile>(textsOf(address))])
  const all = await openIndex(index, texts)
  return { index: all, find: query => find(query, all) }
}

/** Fetches the search index once a visit. */
export function searchIndex(address: string): Promise<Search> {
  const known = opened.get(address)
  if (known) return known
  const coming = fetchIndex(address)
  opened.set(address, coming)
  coming.then(
    // The first search takes five times as long as later ones, so it runs before the visitor types.
    ({ find }) => setTimeout(() => find('s')),
    () => opened.delete(address),
  )
  return coming
}
