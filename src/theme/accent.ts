import { pageAt } from '#content/map/index.ts'
import { randomFrom } from '#pictures/random.ts'
import { type Thread, threads } from './tokens.ts'

/** Returns the colour of a page's lines and icons: from the site map, or by default from the hash of its path. */
export const accentOf = (path: string): Thread =>
  pageAt(path)?.accent ?? threads[Math.floor(randomFrom(path)() * threads.length)] ?? 'madder'
