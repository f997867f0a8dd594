/** Makes the files of the search in development, from the pages as they are now. */
import type { Connect } from 'vite'
import { readLists } from '#api/data-folder.ts'
import { readPage } from '#build/crawl/read-page.ts'
import { buildDay } from '#build/env/build-time.ts'
import { partsOf } from '#build/prerender/build-parts.ts'
import { withHeadAndData } from '#build/prerender/page.ts'
import { pathsToPrerender } from '#build/prerender/paths.ts'
import { searchData, searchedPage } from '#build/search/index.ts'
import { indexPlaceholder, textsOf } from '#search/index-file.ts'
import { renderedPage } from './render-page.tsx'

/** The files until something changes that the pages import: then this module is loaded again. */
let made: ReturnType<typeof make> | undefined

async function make() {
  const lists = readLists('data', buildDay())
  const searched = []
  for (const path of pathsToPrerender()) {
    const parts = partsOf(path, lists)
    const body = await renderedPage(path, lists, parts.head)
    const html = withHeadAndData(
      `<html><head></head><body>${body}<script data-modules="development"></script></body></html>`,
      parts,
    )
    searched.push(...searchedPage(path, html, readPage(html)))
  }
  return searchData(searched, lists.leadership)
}

export const currentIndex: Connect.NextHandleFunction = async (request, response, next) => {
  const isTexts = request.url === textsOf(indexPlaceholder)
  if (!isTexts && request.url !== indexPlaceholder) return next()
  try {
    made ??= make()
    const { index, texts } = await made
    response.setHeader('Content-Type', 'application/json').end(isTexts ? texts : index)
  } catch (error) {
    made = undefined
    next(error)
  }
}
