/** `npm run serve`: the built site, its lists and its forms, on one port. */
import { readConfig } from './config.ts'
import { inheritedSocket } from './inherited-socket.ts'
import { openPostRoom } from './post-room.ts'
import { fail, startProcess } from './start-process.ts'

await startProcess(async env => {
  const room = await openPostRoom(readConfig(env), inheritedSocket(env, process.pid))
  const close = () => void room.close().then(() => process.exit(0), fail)
  // A second one ends it at once.
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
})
