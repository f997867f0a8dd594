import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { company } from '#site/company.ts'

export const host = new URL(company.siteUrl).hostname

/** The paths and ports of a test. */
export interface Place {
  readonly folder: string
  /** The folder of the site. */
  readonly root: string
  readonly http: number
  readonly https: number
  readonly certificate: string
  readonly key: string
}

/** A server that tests may start. */
export interface Program {
  readonly name: string
  /** Path of the executable in Debian's package. */
  readonly file: string
  /** Follows `docs/deploy.md` and returns the arguments of the program; `/api` is forwarded to `server`. */
  readonly prepare: (place: Place, options: { server?: string }) => readonly string[]
  readonly environment?: (place: Place) => Readonly<Record<string, string>>
}

/** Replaces texts in a configuration file. Throws when one is missing. */
export function adapt(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`${file} has no "${from}"`)
      return before.replaceAll(from, to)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, text)
  return text
}

export const isInstalled = ({ file }: Program) => existsSync(file)
