import { randomFrom } from '#site/art/random.ts'
import { pageAt } from '#site/map/index.ts'
import { type Thread, threads } from './tokens.ts'

/** The thread that colours a page's lines and icons: as chosen in the site map, else by the hash of its path. */
export const accentOf = (path: string): Thread =>
  pageAt(path)?.accent ?? threads[Math.floor(randomFrom(path)() * threads.length)] ?? 'madder'
