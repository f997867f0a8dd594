import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { longest } from '#forms/fields.ts'
import { mediaTypeOf } from '#hosting/media-types.ts'
import { cpuTimeOf, hostileValues } from '../tests/hostile-values.ts'
import { foreignRefusal, isHtmlForm } from './forms/index.ts'
import { readJson, readUrlencoded } from './forms/read-text.ts'
import { refused } from './forms/result-pages.ts'
import { csvRow } from './inbox/output.ts'
import { json, onOneLine, printable, table } from './inbox/printable.ts'
import { createClientOf } from './limits/client.ts'
import { limits } from './limits/limits.ts'
import { canBeMailed, oneLine, submissionMail } from './mail/messages.ts'
import { reasonOf } from './mail/queue.ts'
import { locate } from './pages/routes.ts'
import { matchesEtag, siteFile, variantFor } from './pages/site-files.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const file = siteFile('a.html', 'text/html', bytes('a'), { br: bytes('b'), gzip: bytes('c') })
const incoming = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage
const clientOf = createClientOf(['127.0.0.1'])
const mailOf = (text: string) =>
  submissionMail(
    {
      id: 'a',
      kind: 'careers',
      name: text,
      email: text,
      subject: text,
      fields: { coverLetter: text, name: text },
      receivedAt: 0,
      file: undefined,
    },
    () => {
      throw new Error('not read')
    },
  )
const orRefused = (read: () => unknown) => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Node refuses longer headers, and the schemas longer texts. */
const [header, text] = [16_384, longest.text]
const whole = 1_000_000
const { json: jsonBody, urlencoded } = limits.body

/** Everything that reads what strangers send, apart from the schemas of the forms, and how much of it gets there. */
const readers: readonly (readonly [name: string, most: number, read: (sent: string) => unknown])[] = [
  ['a path', whole, sent => [locate(new Map(), sent), locate(new Map(), `/${sent}`)]],
  ['a type by path', header, mediaTypeOf],
  ['Accept-Encoding', header, sent => variantFor(file, sent)],
  ['If-None-Match', header, sent => matchesEtag(sent, '"a"')],
  ['X-Forwarded-For', header, sent => clientOf({ incoming: incoming({ 'x-forwarded-for': sent }) } as HttpBindings)],
  ['Origin', header, sent => foreignRefusal({ origin: sent, host: 'a.example' }, ['https://a.example'])],
  ['Content-Type', header, sent => isHtmlForm(incoming({ 'content-type': sent, accept: sent }))],
  ['a JSON body', jsonBody, sent => orRefused(() => readJson(bytes(sent)))],
  ['a text in JSON', text, sent => orRefused(() => readJson(bytes(JSON.stringify({ a: sent }))))],
  ['a form body', urlencoded, sent => orRefused(() => readUrlencoded(bytes(sent)))],
  ['a page that refuses', text, sent => refused('contact', { message: sent }, sent)],
  ['a header of a mail', whole, oneLine],
  ['an address of a mail', whole, canBeMailed],
  ['a mail', text, mailOf],
  ['a reason of the mail server', whole, sent => reasonOf(new Error(sent))],
  ['a cell', text, sent => csvRow([sent])],
  ['a line of the inbox', text, onOneLine],
  ['rows of the inbox', text, sent => table([''], [[sent], [sent], [sent]], 80)],
  ['a text of the inbox', text, sent => [printable(sent), json({ sent })]],
]

describe.each(readers)('%s', (_, most, read) => {
  it.each([...hostileValues, ['Bangla', 'ক'.repeat(20_000)] as const])('of %s is read in 50 ms', (_name, value) => {
    const sent = value.slice(0, most)
    expect(cpuTimeOf(() => read(sent))).toBeLessThan(50)
  })
})
