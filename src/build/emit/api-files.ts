import { readLists } from '#api/data-folder.ts'
import { buildDay } from '#build/env/build-time.ts'
import type { EmittedFile } from './files.ts'

/** The lists as files, so that a host without an API still answers `GET /api/<list>`. */
export function apiFiles(): EmittedFile[] {
  return Object.entries(readLists('data', buildDay())).map(([name, value]) => ({
    path: `api/${name}`,
    content: JSON.stringify(value),
  }))
}
