import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mediaTypeOf } from '#api/media-types.ts'
import { prepared, published, type Respond, serveByRules } from './serve.ts'

/** Cloudflare's own asset server and parsers; `tests/install-hosts.ts` fetches them. */
export const cloudflarePackage = resolve('node_modules/.cache/cloudflare-pages/package')

export const hasCloudflare = () => existsSync(cloudflarePackage)

interface Parsed {
  readonly rules: readonly unknown[]
  readonly invalid: readonly { readonly message: string }[]
}

type Parse = (text: string) => Parsed

interface Context {
  readonly request: Request
  readonly metadata: unknown
  readonly logError: (error: Error) => void
  readonly findAssetEntryForPath: (path: string) => Promise<string | null>
  readonly getAssetKey: (entry: string) => string
  readonly negotiateContent: () => { encoding: null }
  readonly fetchAsset: (key: string) => Promise<{ body: BodyInit; contentType: string }>
}

const load = (file: string) => import(/* @vite-ignore */ join(cloudflarePackage, file))

/** Parses a file. Throws for invalid rules; Cloudflare's dashboard only warns about them. */
function complete(file: string, parse: Parse): Parsed {
  const parsed = parse(readFileSync(file, 'utf8'))
  if (parsed.invalid.length > 0) throw new Error(parsed.invalid.map(({ message }) => message).join('\n'))
  return parsed
}

/** Responds by Cloudflare's own code, which does not publish the two files with rules. */
export async function cloudflare() {
  const folder = prepared('Cloudflare Pages')
  const site = join(folder, 'dist')
  const { parseHeaders } = (await load('metadata-generator/parseHeaders.ts')) as { parseHeaders: Parse }
  const { parseRedirects } = (await load('metadata-generator/parseRedirects.ts')) as { parseRedirects: Parse }
  const { createMetadataObject } = (await load('metadata-generator/createMetadataObject.ts')) as {
    createMetadataObject: (from: { headers: Parsed; redirects: Parsed }) => unknown
  }
  const { generateHandler } = (await load('asset-server/handler.ts')) as {
    generateHandler: (context: Context) => Promise<Response>
  }
  const metadata = createMetadataObject({
    headers: complete(join(site, '_headers'), parseHeaders),
    redirects: complete(join(site, '_redirects'), parseRedirects),
  })

  const respond: Respond = async url => {
    const response = await generateHandler({
      request: new Request(url),
      metadata,
      logError: error => {
        throw error
      },
      findAssetEntryForPath: async path =>
        !/^\/_(headers|redirects)$/.test(path) && published(site, path) ? path : null,
      getAssetKey: entry => entry,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async key => ({
        body: new Uint8Array(published(site, key) ?? Buffer.alloc(0)),
        contentType: /\.\w+$/.test(key) ? mediaTypeOf(key) : 'application/octet-stream',
      }),
    })
    const { status, headers } = response
    return { status, headers, body: new Uint8Array(await response.arrayBuffer()) }
  }
  return serveByRules(folder, respond)
}
