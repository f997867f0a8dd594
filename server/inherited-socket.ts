/** The first file descriptor that systemd passes to a service (sd_listen_fds(3)). */
const first = 3

/**
 * The listening socket that systemd (or a compatible program) passed to the process `pid`. The socket stays open across a
 * restart, and connections queue in it. `undefined` when the process has to listen itself.
 */
export const inheritedSocket = (env: NodeJS.ProcessEnv, pid: number): number | undefined =>
  env.LISTEN_FDS === '1' && env.LISTEN_PID === String(pid) ? first : undefined
