import { getJson } from '#lists/client.ts'
import { find } from './find.ts'
import { type IndexFile, openIndex, type TextsFile, textsOf } from './index-file.ts'

/** Finds pages in the index of the site. */
export type Search = Awaited<ReturnType<typeof fetchIndex>>

/** The index by its address. */
const opened = new Map<string, Promise<Search>>()

async function fetchIndex(address: string) {
  const get = <File>(path: string) => getJson(new URL(path, location.href).href, { read: json => json as File })
  const [file, texts] = await Promise.all([get<IndexFile>(address), get<TextsFile>(textsOf(address))])
  const index = await openIndex(file, texts)
  // The first search takes five times as long as later ones, so it runs before the visitor types.
  setTimeout(() => find('s', index))
  return { find: (query: string) => find(query, index) }
}

/** Fetches the search index once a visit. A failed request is removed, so that it can be retried. */
export function searchIndex(address: string): Promise<Search> {
  const coming = opened.get(address) ?? fetchIndex(address)
  opened.set(address, coming)
  coming.catch(() => opened.delete(address))
  return coming
}
