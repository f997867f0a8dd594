/** `npm run serve`: the built site, its lists and its forms, on one port. */
import { readConfig } from './config.ts'
import { inheritedSocket } from './inherited-socket.ts'
import { startSiteServer } from './site-server.ts'
import { fail, startProcess } from './start-process.ts'

await startProcess(async env => {
  const server = await startSiteServer(readConfig(env), inheritedSocket(env, process.pid))
  const close = () => void server.close().then(() => process.exit(0), fail)
  // A second signal ends the process at once.
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
})
