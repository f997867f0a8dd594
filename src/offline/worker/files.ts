import { keptBuilds } from '#offline/builds.ts'
import { openSaved, savedKeys } from '#offline/cache.ts'
import { isHashed, keyOf } from '#offline/list.ts'
import { otherWidth } from './other-width.ts'
import { forVisitor } from './visitor.ts'

/** Scripts, styles, fonts and pictures, as opposed to downloads. */
export const isPartOfPage = ({ destination }: Request) => ['script', 'style', 'font', 'image'].includes(destination)

/** A file that pages need: as saved, of whichever build; else from the network, pictures by way of `unlisted`. */
export async function answerFile(request: Request, unlisted: () => Promise<Response>): Promise<Response> {
  const { pathname } = new URL(request.url)
  // A store that cannot be read is as good as an empty one.
  const saved = await savedFile(pathname).catch(() => undefined)
  if (saved) return saved
  if (request.destination !== 'image') return forVisitor(fetch(request))
  if (!isHashed(pathname)) return unlisted()
  try {
    return await fetch(request)
  } catch (error) {
    const other = await savedWidth(pathname).catch(() => undefined)
    if (other) return other
    throw error
  }
}

/** A photograph in the one width that is saved, for an address in any other. */
async function savedWidth(pathname: string): Promise<Response | undefined> {
  const key = otherWidth(pathname, await savedKeys())
  return key === undefined ? undefined : (await openSaved()).match(key)
}

async function savedFile(pathname: string): Promise<Response | undefined> {
  const cache = await openSaved()
  // A name with a hash stands for its content: whatever build it is of, also one that a tab left open still uses.
  if (isHashed(pathname)) return cache.match(pathname, { ignoreSearch: true })
  for (const list of await keptBuilds()) {
    const file = list.files.find(({ path }) => path === pathname)
    const saved = file && (await cache.match(keyOf(file.path, file.hash)))
    if (saved) return saved
  }
  return undefined
}
