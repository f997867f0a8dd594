import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'

const rows = () => readFileSync('README.md', 'utf8').split('\n')

/**
 * The commands that the README gives for a host, as they stand there. Throws when it has none, so that whoever changes the
 * table hears of it here.
 */
export function commandsFor(host: string): readonly string[] {
  const row = rows().find(line => line.startsWith(`| ${host} `))
  const commands = [
    ...(row ?? '').matchAll(/`((?:npm run build|cp|sh|mkdir|certbot|a2enmod|a2ensite|systemctl) [^`]+)`/g),
  ].flatMap(([, command]) => command ?? [])
  if (commands.length === 0) throw new Error(`README.md: no command for ${host}`)
  return commands
}

interface Circumstances {
  /** Other places for those that only a real machine has. */
  readonly places?: Readonly<Record<string, string>>
  /** A folder of programs that stand in for those that only an account can use. */
  readonly programs?: string
  readonly environment?: Readonly<Record<string, string>>
  /** How many of the commands, from the first on; left out, all of them. */
  readonly only?: number
}

/** Follows them in a folder; the build itself has been done. */
export function follow(
  host: string,
  folder: string,
  { places = {}, programs = '', environment, only }: Circumstances = {},
) {
  for (const command of commandsFor(host).slice(0, only)) {
    const own = Object.entries(places).reduce((text, [from, to]) => text.replaceAll(from, to), command)
    const { status, stderr } = spawnSync('sh', ['-ec', own.replace('npm run build && ', '')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...environment, PATH: [programs, process.env.PATH, '/usr/sbin'].join(delimiter) },
    })
    if (status !== 0) throw new Error(`README.md, ${host}: ${own}\n${stderr}`)
  }
}
