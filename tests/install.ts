import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether Debian's packages can be installed: as root, by apt-get. */
export const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Runs a command and prints it. Returns whether it succeeded. */
export function run(command: string, ...args: readonly string[]): boolean {
  console.log(`[install] ${command} ${args.join(' ')}`)
  // At run level 1 Debian installs services without starting them.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0
}

/** Installs Debian's packages where that is possible; options of apt-get may come first. */
export function apt(...packages: readonly string[]) {
  if (!hasApt || packages.length === 0) return
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', ...packages)
}
