import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

/** What is known of who asks. */
export interface Client {
  /** Where the request came from. */
  readonly address: string
  readonly overHttps: boolean
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Adds an address or a network such as `10.0.0.0/8`. Throws for anything else. */
function add(proxies: BlockList, text: string) {
  const [address = '', prefix] = text.split('/')
  const family = isIP(address)
  if (family === 0) throw new Error(`TRUST_PROXY names "${text}": set it to addresses, such as 127.0.0.1 or 10.0.0.0/8`)
  const kind = family === 4 ? 'ipv4' : 'ipv6'
  if (prefix === undefined) proxies.addAddress(address, kind)
  else proxies.addSubnet(address, Number(prefix), kind)
}

/**
 * Tells who asks. A proxy's word (`X-Forwarded-For`, `-Proto`) counts only when the request comes from one of the trusted
 * proxies; of the addresses it names, the last one that is no such proxy is the client's. Throws for a proxy that is no address.
 */
export function createClientOf(trustedProxies: readonly string[]) {
  const proxies = new BlockList()
  for (const text of trustedProxies) add(proxies, text)
  const trusted = (address: string) =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

  return ({ incoming }: HttpBindings): Client => {
    const { socket, headers } = incoming
    const direct = withoutMapping(socket.remoteAddress ?? '')
    if (trustedProxies.length === 0 || !trusted(direct)) return { address: direct, overHttps: false }
    const named = [headers['x-forwarded-for'] ?? '']
      .flat()
      .join(',')
      .split(',')
      .map(text => withoutMapping(text.trim()))
    const address = named.reverse().find(text => isIP(text) !== 0 && !trusted(text)) ?? direct
    return { address, overHttps: headers['x-forwarded-proto'] === 'https' }
  }
}
