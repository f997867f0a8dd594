import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { mediaTypeOf } from '#api/media-types.ts'
import { createMockApi } from '../mock-api/index.ts'

/** Removes the scripts of a page. The page without scripts is the floor that the figures are compared with. */
const bare = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, '')

const packed = new Set(['.png', '.webp', '.woff2'])

interface Answer {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

function answerFrom(file: string, transform: (html: string) => string): Answer {
  const extension = extname(file)
  const read = readFileSync(file)
  const body = extension === '.html' ? Buffer.from(transform(read.toString())) : read
  const forGood = /\/(?:assets|art)\//.test(file)
  const headers = {
    'Content-Type': mediaTypeOf(file),
    'Cache-Control': forGood ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
  }
  if (packed.has(extension)) return { body, headers }
  return { body: brotliCompressSync(body), headers: { ...headers, 'Content-Encoding': 'br' } }
}

function send(response: ServerResponse, status: number, { body, headers }: Answer, known: string | undefined) {
  if (known === headers.ETag) return void response.writeHead(304, headers).end()
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body)
}

export interface Served {
  /** `http://localhost:<port>` */
  readonly origin: string
  /** The requested paths, in order. */
  readonly asked: string[]
  /** Closes all connections, so that the next visitor has to open new ones. */
  disconnect(): void
  close(): void
}

/**
 * Serves the built site on a free port like a static host: precompressed with brotli, cached by file name, `/a` from
 * `a.html`. Also serves the mock API under `/api`. `floor` removes the scripts of every page (see `bare`).
 */
export async function serve({ floor }: { floor: boolean }): Promise<Served> {
  if (!existsSync('dist/index.html'))
    throw new Error('There is no dist/index.html to measure: run `npm run build` first.')
  const api = createMockApi()
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    if (pathname.startsWith('/api/')) {
      request.url = request.url?.slice('/api'.length)
      return api(request, response)
    }
    const page = pathname === '/' ? '/index.html' : `${pathname}.html`
    const found = [pathname, page]
      .map(path => join('dist', path))
      .find(path => statSync(path, { throwIfNoEntry: false })?.isFile())
    const file = found ?? 'dist/404.html'
    const answer = answers.get(file) ?? answerFrom(file, floor ? bare : html => html)
    answers.set(file, answer)
    send(response, found ? 200 : 404, answer, request.headers['if-none-match'])
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    disconnect: () => server.closeAllConnections(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
