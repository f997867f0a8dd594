/** `npm run serve`: the built site, its lists and its forms, on one port. */
import { readConfig } from './config.ts'
import { openPostRoom } from './post-room.ts'
import { fail, startProcess } from './start-process.ts'

await startProcess(async env => {
  const room = await openPostRoom(readConfig(env))
  const close = () => void room.close().then(() => process.exit(0), fail)
  // A second one ends it at once.
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
})
