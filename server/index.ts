/** `npm run serve`: the built site, its lists and its forms, on one port. */
import { pino } from 'pino'
import { fail, readConfig, startProcess } from './config.ts'
import { startSiteServer } from './site-server.ts'

/**
 * The listening socket that systemd passed to this process: its first file descriptor (sd_listen_fds(3)). The socket stays
 * open across a restart, and connections queue in it. `undefined` when the process has to listen itself.
 */
const inheritedSocket = (env: NodeJS.ProcessEnv) =>
  env.LISTEN_FDS === '1' && env.LISTEN_PID === String(process.pid) ? 3 : undefined

// Without a listener, a full disk that does not take the log would end the process.
const output = pino.destination({ fd: 1, maxLength: 1_000_000 }).on('error', () => undefined)
// Before it exits, pino would try for ever to write to a full disk, or to a pipe that nobody reads.
process.prependOnceListener('exit', () => output.destroy())

await startProcess(async env => {
  const config = readConfig(env)
  const server = await startSiteServer(config, pino({ level: config.logLevel }, output), inheritedSocket(env))
  const close = () => void server.close().then(() => process.exit(0), fail)
  // A second signal ends the process at once.
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
})
