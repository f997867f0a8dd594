import { keptBuilds } from '#offline/builds.ts'
import { openSaved, savedKeys } from '#offline/cache.ts'
import { cacheKey, isHashed } from '#offline/list.ts'
import { inForeground } from './foreground.ts'
import { otherWidth } from './other-width.ts'

/** Scripts, styles, fonts and pictures, as opposed to downloads. */
export const isPartOfPage = ({ destination }: Request) => ['script', 'style', 'font', 'image'].includes(destination)

/** Answers with the saved file of any kept build, else from the network; images that are not listed go through `unlisted`. */
export async function answerFile(request: Request, unlisted: () => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(request.url)
  // A cache that cannot be read counts as empty.
  const saved = await savedFile(pathname).catch(() => undefined)
  if (saved) return saved
  if (request.destination !== 'image') return inForeground(fetch(request))
  if (!isHashed(pathname)) return unlisted()
  try {
    return await fetch(request)
  } catch (error) {
    const other = await savedWidth(pathname).catch(() => undefined)
    if (other) return other
    throw error
  }
}

/** The saved width of a photograph, for a request of another width. */
async function savedWidth(pathname: string): Promise<Response | undefined> {
  const key = otherWidth(pathname, await savedKeys())
  return key === undefined ? undefined : (await openSaved()).match(key)
}

async function savedFile(pathname: string): Promise<Response | undefined> {
  const cache = await openSaved()
  // A name with a hash identifies the content, also for an open tab of an earlier build.
  if (isHashed(pathname)) return cache.match(pathname, { ignoreSearch: true })
  for (const list of await keptBuilds()) {
    const file = list.files.find(({ path }) => path === pathname)
    const saved = file && (await cache.match(cacheKey(file.path, file.hash)))
    if (saved) return saved
  }
  return undefined
}
