import type { EmittedFile } from '#build/emit/files.ts'
import { cacheFolder, pictureKeys, readCached, writeCached } from './cache.build.ts'
import type { Picture } from './node.build.ts'
import { drawAll } from './threads.build.ts'

/** Returns the files of pictures, in their order. Takes unchanged pictures from the cache and draws the others. */
export async function makePictures(
  pictures: readonly Picture[],
  progress: (made: number) => void = () => undefined,
  folder = cacheFolder,
): Promise<EmittedFile[]> {
  const keyOf = pictureKeys()
  const keys = new Map(pictures.map(picture => [picture, keyOf(picture)]))
  const contents = new Map<Picture, Uint8Array>()
  const missing: Picture[] = []
  for (const [picture, key] of keys) {
    const bytes = await readCached(folder, key)
    if (bytes) contents.set(picture, bytes)
    else missing.push(picture)
  }
  const writing: Promise<void>[] = []
  await drawAll(missing, (picture, bytes) => {
    contents.set(picture, bytes)
    writing.push(writeCached(folder, keys.get(picture) ?? '', bytes))
    if (contents.size % 20 === 0) progress(contents.size)
  })
  await Promise.all(writing)
  progress(contents.size)
  return pictures.flatMap(picture => {
    const content = contents.get(picture)
    return content ? { path: picture.path, content } : []
  })
}
