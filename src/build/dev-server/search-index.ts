/** Makes the files of the search in development, from the pages as they are now. */
import type { Connect } from 'vite'
import { readPage } from '#build/crawl/read-page.ts'
import { pathsToPrerender } from '#build/prerender/paths.ts'
import { searchData, searchedPage } from '#search/index.build.ts'
import { indexPlaceholder, textsOf } from '#search/index-file.ts'

/** The files until something changes that the pages import: then this module is loaded again. */
let current: ReturnType<typeof make> | undefined

async function make(origin: string) {
  const searched = []
  for (const path of pathsToPrerender()) {
    const html = await (await fetch(origin + path)).text()
    searched.push(...searchedPage(path, html, readPage(html)))
  }
  return searchData(searched)
}

export const currentIndex: Connect.NextHandleFunction = async (request, response, next) => {
  const isTexts = request.url === textsOf(indexPlaceholder)
  if (!isTexts && request.url !== indexPlaceholder) return next()
  try {
    current ??= make(`http://${request.headers.host}`)
    const { index, texts } = await current
    response.setHeader('Content-Type', 'application/json').end(isTexts ? texts : index)
  } catch (error) {
    current = undefined
    next(error)
  }
}
