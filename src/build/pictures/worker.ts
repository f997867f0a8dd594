/** A thread that draws one picture at a time: it receives a `Picture` and posts its bytes or the text of an error. */
import { parentPort } from 'node:worker_threads'
import { draw } from './draw.ts'
import type { Picture } from './node.ts'

/** What a thread answers. */
export type Drawn = { readonly bytes: Uint8Array } | { readonly error: string }

parentPort?.on('message', async (picture: Picture) => {
  const answer: Drawn = await draw(picture).then(
    bytes => ({ bytes }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  )
  parentPort?.postMessage(answer)
})
