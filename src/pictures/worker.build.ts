/** A worker thread that draws one picture at a time. It receives a `Picture` and posts its bytes or an error message. */
import { parentPort } from 'node:worker_threads'
import { draw } from './draw.build.ts'
import type { Picture } from './node.build.ts'

/** The message that a worker thread posts. */
export type Drawn = { readonly bytes: Uint8Array } | { readonly error: string }

parentPort?.on('message', async (picture: Picture) => {
  const answer: Drawn = await draw(picture).then(
    bytes => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(answer)
})
