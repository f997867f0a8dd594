import { find } from '#search/find.ts'
import { groupsOf } from '#search/groups.ts'
import { type IndexFile, openIndex, type TextsFile, textsOf } from '#search/index-file.ts'
import { files, read } from './dist.ts'

const json = (file: string): unknown => JSON.parse(read(file).toString())

/** The files of the index; there should be one. */
export const indexes = files.filter(file => /^assets\/search-[0-9a-f]{16}\.json$/.test(file))
export const [name = ''] = indexes
export const texts = json(textsOf(name)) as TextsFile
export const index = await openIndex(json(name) as IndexFile, texts)

/** Returns the results of a query, in the displayed order. */
export const shown = (query: string) => groupsOf(find(query, index)).flatMap(({ found }) => found)
