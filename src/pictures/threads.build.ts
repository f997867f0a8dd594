import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Picture } from './node.build.ts'
import type { Drawn } from './worker.build.ts'

/** A worker thread has to load tsx itself, because `--import tsx` only affects the main thread. */
const start = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(new URL('./worker.build.ts', import.meta.url))})
})`

/** Draws in one worker thread until the shared queue is empty. */
async function work(queue: Picture[], done: (picture: Picture, drawn: Drawn) => void) {
  if (queue.length === 0) return
  const worker = new Worker(start, { eval: true })
  try {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      worker.postMessage(picture)
      const [answer] = (await once(worker, 'message')) as [Drawn]
      done(picture, answer)
    }
  } finally {
    await worker.terminate()
  }
}

/**
 * Draws pictures in as many threads as are available, and calls `each` for each finished picture. Rejects with the errors of
 * all pictures that could not be drawn.
 */
export async function drawAll(pictures: readonly Picture[], each: (picture: Picture, bytes: Uint8Array) => void) {
  const queue = [...pictures]
  const errors: string[] = []
  const done = (picture: Picture, drawn: Drawn) => {
    if ('error' in drawn) errors.push(drawn.error)
    else each(picture, drawn.bytes)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(queue, done)))
  if (errors.length > 0) throw new Error(errors.sort().join('\n  '))
}
