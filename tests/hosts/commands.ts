import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'

const document = 'docs/deploy.md'

/**
 * The commands that `docs/deploy.md` gives for a host: the lines of the shell block below its heading.
 * @throws when there are none, for example because a heading was renamed.
 */
export function commandsFor(host: string): readonly string[] {
  const [, section = ''] = readFileSync(document, 'utf8').split(`\n### ${host}\n`)
  const [, block] = /```sh\n([\s\S]*?)\n```/.exec(section.split('\n### ')[0] ?? '') ?? []
  if (!block) throw new Error(`${document}: no command for ${host}`)
  return block.split('\n')
}

interface Options {
  /** Replacements of paths that only a real machine has. */
  readonly places?: Readonly<Record<string, string>>
  /** A folder with substitutes for programs that need an account. */
  readonly programs?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Number of commands to run; by default all. */
  readonly only?: number
}

/** Runs the commands in a folder, except for the build. */
export function follow(host: string, folder: string, { places = {}, programs = '', environment, only }: Options = {}) {
  for (const command of commandsFor(host).slice(0, only)) {
    const own = Object.entries(places).reduce((text, [from, to]) => text.replaceAll(from, to), command)
    const { status, stderr } = spawnSync('sh', ['-ec', own.replace('npm run build && ', '')], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...environment, PATH: [programs, process.env.PATH, '/usr/sbin'].join(delimiter) },
    })
    if (status !== 0) throw new Error(`${document}, ${host}: ${own}\n${stderr}`)
  }
}
