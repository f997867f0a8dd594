import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaTypeOf } from '#api/media-types.ts'
import { cacheOf, hosting } from '#site/hosting/model.ts'
import { filesBelow } from '../../scripts/files-below.ts'

/** A file that visitors can ask for. */
export interface ServedFile {
  readonly address: string
  readonly type: string
  readonly cache: string
  readonly bytes: Buffer
  /** Whether the build has compressed copies: it must be sent compressed. */
  readonly packed: boolean
}

/** A built site by the hosting model: what a host must serve. */
export interface Site {
  readonly files: readonly ServedFile[]
  /** Paths of the pages. */
  readonly pages: readonly string[]
  readonly lists: readonly string[]
  readonly aliases: readonly (readonly [from: string, to: string])[]
  readonly missing: Buffer
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** Configuration files for one host, which that host does not publish. */
const forHosts = /^(_headers|_redirects|\.nojekyll|\.htaccess)$/

/** Reads a built site. */
export function readSite(folder = 'dist', apiBase = process.env.VITE_API_BASE_URL): Site {
  const { redirects, headers } = hosting(apiBase, readFileSync(join(folder, 'index.html'), 'utf8'))
  const names = filesBelow(folder)
  const all = new Set(names)
  const stubs = new Set(redirects.map(([from]) => `${from.slice(1)}.html`))
  const served = names.filter(
    name => !/\.(br|gz)$/.test(name) && !forHosts.test(name) && !stubs.has(name) && name !== '404.html',
  )
  const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`
  const files = served.map(name => ({
    address: addressOf(name),
    type: name.startsWith('api/') ? 'application/json' : mediaTypeOf(name),
    cache: cacheOf(`/${name}`),
    bytes: readFileSync(join(folder, name)),
    packed: all.has(`${name}.br`),
  }))
  return {
    files,
    pages: served.filter(name => name.endsWith('.html')).map(addressOf),
    lists: files.map(({ address }) => address).filter(address => address.startsWith('/api/')),
    aliases: redirects,
    missing: readFileSync(join(folder, '404.html')),
    headers,
  }
}
