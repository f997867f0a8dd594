/** Serves what a page in development requests besides pages and modules. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { drawingName } from '#build/images/art-files.ts'
import { drawing } from '#build/images/drawings.ts'
import { faviconPath } from '#build/install/app-icons.ts'
import { photoAt } from '#build/photos/addresses.ts'
import { makePhoto } from '#build/photos/make.ts'
import { indexPlaceholder } from '#search/index-file.ts'

/** Serves the current drawings and photographs, whatever the hash in their URL. The build writes those that pages show. */
export const developmentPictures: Connect.NextHandleFunction = async (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const name =
    pathname === faviconPath ? 'mark' : (drawingName(pathname) ?? /^\/art\/([a-z0-9-]+)\.svg$/.exec(pathname)?.[1])
  const photo = photoAt(pathname)
  if (!name && !photo) return next()
  response.setHeader('Cache-Control', 'no-store')
  try {
    if (photo) response.setHeader('Content-Type', `image/${photo.type}`).end(await makePhoto(photo))
    else if (name) response.setHeader('Content-Type', 'image/svg+xml').end(drawing(name))
  } catch (error) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end(String(error))
  }
}

/** Serves the search index of the last build, if there is one: the index is read from finished pages. */
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
