/** Makes the search index in development, from the pages as they are now. */
import { renderToString } from 'react-dom/server'
import type { Connect } from 'vite'
import { readLists } from '#api/data-folder.ts'
import { readPage } from '#build/crawl/read-page.ts'
import { buildDay } from '#build/env/build-time.ts'
import { elementOf } from '#build/prerender/element.tsx'
import { withHeadAndData } from '#build/prerender/page.ts'
import { pageOf } from '#build/prerender/pages.ts'
import { pathsToPrerender } from '#build/prerender/paths.ts'
import { searchedPage, searchIndex } from '#build/search/index.ts'
import { indexPlaceholder } from '#search/index-file.ts'

/** The index until something changes that the pages import: then this module is loaded again. */
let made: Promise<string> | undefined

async function make(): Promise<string> {
  const lists = readLists('data', buildDay())
  const searched = []
  for (const path of pathsToPrerender()) {
    const built = pageOf(path, lists)
    if (!built) continue
    const { app, page } = await elementOf(built)
    const body = renderToString(app)
    const html = withHeadAndData(
      `<html><head></head><body>${body}<script data-modules="development"></script></body></html>`,
      page.head,
      page.data(),
    )
    searched.push(...searchedPage(path, html, readPage(html)))
  }
  return searchIndex(searched, lists.leadership)
}

export const currentIndex: Connect.NextHandleFunction = async (request, response, next) => {
  if (request.url !== indexPlaceholder) return next()
  try {
    made ??= make()
    response.setHeader('Content-Type', 'application/json').end(await made)
  } catch (error) {
    made = undefined
    next(error)
  }
}
