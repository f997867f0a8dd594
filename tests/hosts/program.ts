import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { company } from '#site/company.ts'

export const host = new URL(company.siteUrl).hostname

/** Replaces paths and ports in the generated configuration of a server by those of the test. */
export interface Place {
  readonly folder: string
  /** For the site. */
  readonly root: string
  readonly http: number
  readonly https: number
  readonly certificate: string
  readonly key: string
}

/** A server that tests may start. */
export interface Program {
  readonly name: string
  /** Where its package puts it. */
  readonly file: string
  /** Follows `docs/deploy.md` into the place and gives the arguments to start it; `server` is what `/api` is passed to. */
  readonly prepare: (place: Place, options: { server?: string }) => readonly string[]
  readonly environment?: (place: Place) => Readonly<Record<string, string>>
}

/** Gives a written configuration the paths and ports of the test. Throws where it has not what is to be replaced. */
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
