import { type Answer, find } from './find.ts'
import { type IndexFile, openIndex, type TextsFile, textsOf } from './index-file.ts'

/** Finds pages in the index of the site. */
export interface Search {
  readonly find: (query: string) => Answer
}

/** The index by its address. A failed request is removed, so that it can be retried. */
const opened = new Map<string, Promise<Search>>()

async function fetchIndex(address: string): Promise<Search> {
  const { getJson } = await import('#lists/client.ts')
  const get = <File>(path: string) => getJson(new URL(path, location.href).href, { read: json => json as File })
  const [file, texts] = await Promise.all([get<IndexFile>(address), get<TextsFile>(textsOf(address))])
  const index = await openIndex(file, texts)
  return { find: query => find(query, index) }
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
