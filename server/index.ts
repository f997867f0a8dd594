/** `npm run serve`: the built site, its lists and its forms, on one port. */
import { fail, readConfig, startProcess } from './config.ts'
import { startSiteServer } from './site-server.ts'

/**
 * The listening socket that systemd passed to this process: its first file descriptor (sd_listen_fds(3)). The socket stays
 * open across a restart, and connections queue in it. `undefined` when the process has to listen itself.
 */
const inheritedSocket = (env: NodeJS.ProcessEnv) =>
  env.LISTEN_FDS === '1' && env.LISTEN_PID === String(process.pid) ? 3 : undefined

await startProcess(async env => {
  const server = await startSiteServer(readConfig(env), inheritedSocket(env))
  const close = () => void server.close().then(() => process.exit(0), fail)
  // A second signal ends the process at once.
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
})
