/** Serves what a page in development requests besides pages and modules. */
import type { Connect } from 'vite'
import { faviconPath } from '#build/install/app-icons.ts'
import { drawingName } from '#pictures/art-files.build.ts'
import { drawing } from '#pictures/drawings.build.ts'
import { makePhoto, photoAt } from '#pictures/photographs.build.ts'

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
