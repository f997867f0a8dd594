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

/** What a host answers by the rules that it was given. */
export interface Ruled {
  readonly status: number
  readonly headers: Headers
  readonly body?: Uint8Array
}

export type Respond = (url: URL) => Ruled | Promise<Ruled>

/** What hosts do on their own with a file; one without an ending is anything to them. */
export const defaults = (file: string) =>
  new Headers({
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Type': /\.\w+$/.test(file) ? mediaTypeOf(file) : 'application/octet-stream',
  })

/** The bytes of a published file; nothing when there is none. */
export function published(folder: string, path: string): Buffer | undefined {
  const file = join(folder, path)
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}

/** A folder with what a build leaves. */
export function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  symlinkSync(resolve('dist-hosts'), join(folder, 'dist-hosts'))
  return folder
}

/** One in which the commands of `docs/deploy.md` for a host have been followed. */
export function prepared(name: string): string {
  const folder = builtFolder()
  follow(name, folder)
  return folder
}

/** Hosts pack by themselves. */
function packedFor(accepted = '', body: Uint8Array = Buffer.alloc(0)) {
  if (!accepted.includes('gzip') || body.length < 1000) return { sent: body, more: {} }
  return { sent: gzipSync(body), more: { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } }
}

const listen = (server: Server) =>
  new Promise<number>(done => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port))
  })

/** A server that answers by rules, with https as hosts have it. */
export async function serveByRules(folder: string, respond: Respond): Promise<RunningHost> {
  const place = { certificate: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') }
  certify(place)
  const secure = createSecureServer(
    { cert: readFileSync(place.certificate), key: readFileSync(place.key) },
    async (request, response) => {
      // Their entrances refuse what is no address.
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
