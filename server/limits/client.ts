import { BlockList, isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

export interface Client {
  readonly ipAddress: string
  readonly overHttps: boolean
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Removes the port that some proxies append to an address: each connection of a sender has another one. */
const withoutPort = (text: string) => /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')

const kindOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Addresses, and networks such as `10.0.0.0/8`. Throws for any other text. */
export function networksOf(texts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of texts) {
    const [, address = '', prefix = isIP(address) === 4 ? '32' : '128'] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? []
    list.addSubnet(address, Number(prefix), kindOf(address))
  }
  return list
}

/**
 * Determines the client of a request. `X-Forwarded-For` and `X-Forwarded-Proto` count only in requests from a trusted proxy;
 * the client is the last address of `X-Forwarded-For` that is not a trusted proxy. Warns once of a proxy that is not trusted.
 */
export function createClientOf(trustedProxies: readonly string[], warn: (text: string) => void = () => undefined) {
  const proxies = networksOf(trustedProxies)
  let warned = false
  const trusted = (address: string) => isIP(address) !== 0 && proxies.check(address, kindOf(address))

  return ({ incoming }: HttpBindings): Client => {
    const { socket, headers } = incoming
    const direct = withoutMapping(socket.remoteAddress ?? '')
    if (!trusted(direct)) {
      if (headers['x-forwarded-for'] !== undefined && direct !== '' && !warned) {
        warned = true
        warn(
          'a request came through a proxy that TRUST_PROXY does not name: all visitors behind it share one rate limit',
        )
      }
      return { ipAddress: direct, overHttps: false }
    }
    const named = [headers['x-forwarded-for'] ?? '']
      .flat()
      .join(',')
      .split(',')
      .map(text => withoutMapping(withoutPort(text.trim())))
    // The first that no trusted proxy has: what is to the left of it was written by the sender.
    const ipAddress = named.reverse().find(text => !trusted(text)) ?? direct
    return {
      ipAddress: isIP(ipAddress) === 0 ? direct : ipAddress,
      overHttps: headers['x-forwarded-proto'] === 'https',
    }
  }
}
