/** The first descriptor that systemd gives to a service (sd_listen_fds(3)). */
const first = 3

/**
 * The listening socket that a process of this number was started with, by systemd or what works like it: it stays open while
 * one process follows another, and connections wait in it. Nothing where the process listens itself.
 */
export const inheritedSocket = (env: NodeJS.ProcessEnv, pid: number): number | undefined =>
  env.LISTEN_FDS === '1' && env.LISTEN_PID === String(pid) ? first : undefined
