import { createHash } from 'node:crypto'
import { allEntries, type Entry, hashLength, notFoundPath, parseList } from '#offline/list.ts'
import type { Answer } from '../ask.ts'
import { type Check, unless, unpacked } from '../faults.ts'
import type { Site } from '../site.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, hashLength)

/** Whether the worker saves a response: `src/offline/worker/keeping.ts` says why. */
function isAccepted({ path, key, hash, isPage }: Entry, answer: Answer) {
  const bytes = unpacked(answer) ?? Buffer.alloc(0)
  return (
    (answer.status === 200 || (path === notFoundPath && answer.status === 404)) &&
    (isPage ? bytes.includes(key) : hashOf(bytes) === hash)
  )
}

/** Every file that the worker saves. If one fails, the worker does not install. */
export function offline({ files }: Site): Check[] {
  const text = files.find(({ address }) => address === '/offline.json')?.bytes.toString() ?? ''
  const list = parseList(text)
  if (!list) throw new Error('There is no offline.json: build the site.')
  return allEntries(list).map(entry => ({
    path: entry.path,
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
    expected: {
      what: 'a file that the worker saves',
      also: answer =>
        unless(
          isAccepted(entry, answer),
          `the worker cannot save it (status ${answer.status})`,
          'The site cannot be read offline without it: the host must send the file of the build, without a redirect.',
        ),
    },
  }))
}
