/** The addresses of pages, as their files say them. */
import type { Source } from './source.ts'

/** The file of the founder's page: its address is the company's. */
const founderFile = 'data/pages/founder.yaml'

/** The address of a page: its file's path below `data/pages/`. */
export function addressOf(file: string, founderPath: string): string {
  if (file === founderFile) return founderPath
  const path = file.replace(/^data\/pages/, '').replace(/\.(?:yaml|md)$/, '')
  return path === '/index' ? '/' : path
}

/** Pages of these folders are in no menu: lists and feeds have them by their day. */
const articleFolders = { blog: 'article', 'case-studies': 'caseStudy' } as const

/** The view of a page: as its file says, or that of its folder. */
export function viewOf(address: string, { data, markdown }: Source): unknown {
  const folder = address.split('/')[1] ?? ''
  if (markdown !== undefined && data.view === undefined && folder in articleFolders) return articleFolders[folder as keyof typeof articleFolders]
  return data.view
}

/** The places on a page that have a name of their own. */
export const anchorsOf = (address: string, { anchors }: Record<string, unknown>): string[] =>
  Array.isArray(anchors)
    ? anchors.flatMap(anchor => (typeof anchor === 'object' && anchor !== null && 'id' in anchor ? [`${address}#${String(anchor.id)}`] : []))
    : []
