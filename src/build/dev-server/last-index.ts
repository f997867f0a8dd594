import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { indexPlaceholder } from '#search/index-address.ts'

/** The search index is read from finished pages: in development it is that of the last build, if there was one. */
export const lastIndex: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.url !== indexPlaceholder) return next()
  const assets = 'dist/assets'
  const names = existsSync(assets) ? await readdir(assets) : []
  const name = names.find(file => /^search-[\da-f]+\.json$/.test(file))
  if (name) return response.setHeader('Content-Type', 'application/json').end(await readFile(join(assets, name)))
  response
    .writeHead(404, { 'Content-Type': 'text/plain' })
    .end('There is no search index yet: run `npm run build` once.')
}
