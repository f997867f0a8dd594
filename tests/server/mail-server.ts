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

function headersOf(text: string) {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const)
}

function unpacked(body: string, encoding = '7bit'): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body)
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

function partOf(text: string) {
  const end = text.indexOf('\r\n\r\n')
  const headers = new Map(headersOf(text.slice(0, end)))
  const content = unpacked(text.slice(end + 4), headers.get('content-transfer-encoding'))
  return { type: headers.get('content-type') ?? '', disposition: headers.get('content-disposition') ?? '', content }
}

function read(to: readonly string[], raw: string): Got {
  const all = headersOf(raw.slice(0, raw.indexOf('\r\n\r\n')))
  const headers = new Map(all)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary
    ? raw
        .split(`--${boundary}`)
        .slice(1, -1)
        .map(part => partOf(part.slice(2)))
    : [partOf(raw)]
  return { to, headers, names: all.map(([name]) => name), raw, parts }
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
  let heard = () => {}
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
        const length = Buffer.concat(chunks).length
        if (length > (size ?? length)) return done(Object.assign(new Error('too large'), { responseCode: 552 }))
        got.push(
          read(
            envelope.rcptTo.map(({ address }) => address),
            Buffer.concat(chunks).toString('latin1'),
          ),
        )
        done()
        heard()
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
      while (got.length < count)
        await new Promise<void>(resolve => {
          heard = resolve
        })
      return got
    },
    stop: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
