import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { follow } from '../commands.ts'
import { adapt, host, type Place } from '../program.ts'

/** The properties of the machine that `certbot.ts` needs. */
export interface Machine extends Pick<Place, 'http' | 'certificate' | 'key'> {
  /** The command that starts the server with the current configuration. */
  readonly start: readonly string[]
}

interface NewMachine {
  /** The heading in `docs/deploy.md`. */
  readonly row: string
  readonly place: Place
  readonly places: Readonly<Record<string, string>>
  /** The generated configuration, below `dist-hosts`, and the paths in it that the test replaces. */
  readonly file: string
  readonly changes: readonly (readonly [from: string, to: string])[]
  readonly start: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Follows `docs/deploy.md` on a machine where the server has just been installed. Two programs are replaced: certbot, which
 * requests its challenge as Let's Encrypt does, and systemctl, which fails when the configuration is invalid.
 */
export function followOnNewMachine({ row, place, places, file, changes, start, environment = {} }: NewMachine) {
  const { folder, root, http, certificate, key } = place
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  const substitute = (name: string, command: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\nexec ${command}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  substitute(
    'certbot',
    `'${process.execPath}' --import '${import.meta.resolve('tsx')}' '${resolve('tests/hosts/programs/certbot.ts')}' "$@"`,
  )
  substitute('systemctl', `${start.map(word => `'${word}'`).join(' ')} -t`)
  cpSync('dist-hosts', join(folder, 'dist-hosts'), { recursive: true })
  symlinkSync(resolve('dist'), join(folder, 'dist'))
  adapt(join(folder, 'dist-hosts', file), [
    ['/var/www/html', join(folder, 'html')],
    [`/var/www/${host}`, root],
    [`/etc/letsencrypt/live/${host}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${host}/privkey.pem`, key],
    ...changes,
  ])
  const machine: Machine = { http, certificate, key, start }
  follow(row, folder, {
    places: { '/var/www/html': join(folder, 'html'), '/var/www/<host>': root, ...places, '<host>': host },
    programs,
    environment: { ...environment, MACHINE: JSON.stringify(machine) },
  })
}
