import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { mediaTypeOf } from '#api/media-types.ts'
import { certify } from '../certify.ts'
import { follow } from '../commands.ts'
import { host } from '../program.ts'
import type { RunningHost } from '../start.ts'

/** The response of a host by its rules. */
export interface Ruled {
  readonly status: number
  readonly headers: Headers
  readonly body?: Uint8Array
}

export type Respond = (url: URL) => Ruled | Promise<Ruled>

/** The headers that hosts set by default; a file without an extension has no known type. */
export const defaults = (file: string) =>
  new Headers({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Type': /\.\w+$/.test(file) ? mediaTypeOf(file) : 'application/octet-stream',
  })

/** The content of a published file; `undefined` when there is none. */
export function published(folder: string, path: string): Buffer | undefined {
  const file = join(folder, path)
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}

/** Creates a folder with the result of a build. */
export function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  symlinkSync(resolve('dist-hosts'), join(folder, 'dist-hosts'))
  return folder
}

/** Creates such a folder and runs the commands of `docs/deploy.md` for a host. */
export function prepared(name: string): string {
  const folder = builtFolder()
  follow(name, folder)
  return folder
}

/** Compresses a body as hosts do. */
function packedFor(accepted = '', body: Uint8Array = Buffer.alloc(0)) {
  if (!accepted.includes('gzip') || body.length < 1000) return { sent: body, more: {} }
  return { sent: gzipSync(body), more: { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } }
}

const listen = (server: Server) =>
  new Promise<number>(done => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port))
  })

/** Starts a server that responds by rules, over https and http. */
export async function serveByRules(folder: string, respond: Respond): Promise<RunningHost> {
  const place = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') }
  certify(place)
  const secure = createSecureServer(
    { cert: readFileSync(place.certificate), key: readFileSync(place.key) },
    async (request, response) => {
      // Hosts refuse an invalid URL before they apply rules.
      if (!URL.canParse(`https://${host}${request.url}`)) return response.writeHead(400).end()
      const { status, headers, body } = await respond(new URL(`https://${host}${request.url}`))
      const { sent, more } = packedFor(request.headers['accept-encoding'], body)
      response.writeHead(status, { ...Object.fromEntries(headers), ...more }).end(sent)
    },
  )
  const plain = createServer((request, response) =>
    response.writeHead(301, { Location: `https://${host}${request.url}` }).end(),
  )
  return {
    origin: `https://${host}`,
    local: { https: await listen(secure), http: await listen(plain) },
    folder,
    stop: async () => {
      for (const server of [secure, plain]) {
        server.closeAllConnections()
        await new Promise(done => server.close(done))
      }
      rmSync(folder, { recursive: true })
    },
  }
}
