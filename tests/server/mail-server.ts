import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A received mail. */
export interface Got {
  readonly to: readonly string[]
  /** By lower-case name; each value unfolded. */
  readonly headers: ReadonlyMap<string, string>
  /** Number of occurrences of each header. */
  readonly names: readonly string[]
  readonly raw: string
  /** The decoded parts of a mail; a mail without a file has one. */
  readonly parts: readonly { readonly type: string; readonly disposition: string; readonly content: Buffer }[]
}

function contentOf(body: string, encoding = '7bit'): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body)
  const hex = (_: string, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))
  return Buffer.from(body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, hex), 'latin1')
}

/** The headers of a mail or a part, and what they say of its content. */
function parse(text: string) {
  const end = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const named = lines.map(
    line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const,
  )
  const headers = new Map(named)
  const [type = '', disposition = ''] = ['content-type', 'content-disposition'].map(name => headers.get(name))
  const content = contentOf(text.slice(end + 4), headers.get('content-transfer-encoding'))
  return { headers, names: named.map(([name]) => name), part: { type, disposition, content } }
}

function read(to: readonly string[], raw: string): Got {
  const { headers, names, part } = parse(raw)
  const boundary = /boundary="([^"]+)"/.exec(part.type)?.[1]
  const parts = boundary && raw.split(`--${boundary}`).slice(1, -1)
  return { to, headers, names, raw, parts: parts ? parts.map(text => parse(text.slice(2)).part) : [part] }
}

interface Options {
  readonly port?: number
  readonly refuse?: (to: string) => boolean
  /** Maximum size of a mail in bytes, and whether the server says so in its greeting. */
  readonly size?: number
  readonly saysSize?: boolean
  /** Requires a password and accepts any; without it, the server requires none. */
  readonly heardPassword?: (password: string) => void
}

/** Starts a mail server that keeps received mails, on a free port or the given one. */
export async function startMailServer({ port = 0, refuse, size, saysSize = true, heardPassword }: Options = {}) {
  const got: Got[] = []
  const arrivals = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    ...(size !== undefined && saysSize && { size }),
    disabledCommands: heardPassword ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: ({ username, password }, _, done) => {
      heardPassword?.(password ?? '')
      done(null, { user: username })
    },
    onRcptTo: ({ address }, _, done) => done(refuse?.(address) ? new Error('no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks)
        if (bytes.length > (size ?? bytes.length))
          return done(Object.assign(new Error('too large'), { responseCode: 552 }))
        const to = envelope.rcptTo.map(({ address }) => address)
        got.push(read(to, bytes.toString('latin1')))
        done()
        arrivals.emit('mail')
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    got,
    /** Resolves when this number of mails has arrived. */
    async mails(count: number): Promise<readonly Got[]> {
      while (got.length < count) await once(arrivals, 'mail')
      return got
    },
    stop: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
