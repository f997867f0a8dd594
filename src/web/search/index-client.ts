import { find } from '#search/find.ts'
import type { IndexFile } from '#search/index-file.ts'
import { openIndex, type SearchIndex } from '#search/open-index.ts'

/** The index, by the address that it was fetched from; what could not be had is asked for again. */
const opened = new Map<string, Promise<SearchIndex>>()

async function fetchIndex(address: string): Promise<SearchIndex> {
  const { getJson } = await import('#api/client.ts')
  return getJson(new URL(address, location.href).href, { read: json => openIndex(json as IndexFile) })
}

/** The search index, fetched once a visit. */
export function searchIndex(address: string): Promise<SearchIndex> {
  const known = opened.get(address)
  if (known) return known
  const coming = fetchIndex(address)
  opened.set(address, coming)
  coming.then(
    // The first search takes five times as long as those after it: it is made when no key waits for it.
    index => setTimeout(() => find('s', index)),
    () => opened.delete(address),
  )
  return coming
}
