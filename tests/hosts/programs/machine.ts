import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { follow } from '../commands.ts'
import { adapt, host, type Place } from '../program.ts'

/** What `certbot.ts` has to know of the machine. */
export interface Machine extends Pick<Place, 'http' | 'certificate' | 'key'> {
  /** Starts the server with what is configured by then. */
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
 * Follows `docs/deploy.md` on a machine where the server is just installed. Two programs are stood in for: certbot, which asks for
 * its challenge as Let's Encrypt does, and systemctl, which fails where the server would refuse its configuration.
 */
export function followOnNewMachine({ row, place, places, file, changes, start, environment = {} }: NewMachine) {
  const { folder, root, http, certificate, key } = place
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  const standIn = (name: string, command: string) => {
    writeFileSync(join(programs, name), `#!/bin/sh\nexec ${command}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  standIn(
    'certbot',
    `'${process.execPath}' --import '${import.meta.resolve('tsx')}' '${resolve('tests/hosts/programs/certbot.ts')}' "$@"`,
  )
  standIn('systemctl', `${start.map(word => `'${word}'`).join(' ')} -t`)
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
