import { company } from '#content/company.ts'
import { redirects } from '#content/map/redirects.ts'
import { decodedPath } from '#content/plain-path.ts'
import { outboundDomains } from '#content/read/links.build.ts'
import domains from '#generated/outbound-domains.json' with { type: 'json' }
import type { Output } from './output.ts'

const site = new URL(company.siteUrl)
const aliases = new Map<string, string>(redirects)

const isOutbound = outboundDomains(company, domains)

/** Returns the fault of an external URL; `undefined` if pages may link to it. */
function outboundFault(url: URL): string | undefined {
  if (url.protocol !== 'https:') return `it is ${url.protocol.slice(0, -1)}, not https`
  return isOutbound(url) ? undefined : `${url.hostname} is not in data/outbound-domains.yaml`
}

/** The destination of a URL: a page with an optional id, a file, a place outside the output, or a fault. */
export type Destination =
  | { readonly kind: 'page'; readonly path: string; readonly id: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'fault'; readonly path: string; readonly fault: string }

const contactSchemes = /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+)$/

/**
 * Resolves a URL as a browser on a static host would: relative to the file that contains it, aliases to their page, `/a/b`
 * to `a/b.html`.
 */
export function resolve(target: string, from: string, { files, pages }: Output): Destination {
  const fault = (text: string, path = target): Destination => ({ kind: 'fault', path, fault: text })
  if (target === '') return fault('the address is empty: give one, or take the attribute away', `(empty, in ${from})`)
  const elsewhere: Destination = { kind: 'elsewhere', path: target }
  if (contactSchemes.test(target) || /^data:image\//.test(target)) return elsewhere
  if (!URL.canParse(target, `${site.origin}${from}`)) return fault('this is no address')
  const url = new URL(target, `${site.origin}${from}`)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fault(`a page may not link to ${url.protocol}`)
  if (url.hostname !== site.hostname) {
    const wrong = outboundFault(url)
    return wrong ? fault(`${wrong}: fix the link or add the domain there`, url.href) : elsewhere
  }
  if (url.origin !== site.origin) return fault(`the site is at ${site.origin}`, url.href)

  const path = decodedPath(url.pathname)
  const id = decodedPath(url.hash.slice(1))
  if (path === undefined || id === undefined) return fault('the address is not valid percent-encoding')
  if (path.length > 1 && path.endsWith('/'))
    return fault('it ends in a slash, which costs a redirect: leave it out', path)
  const page = aliases.get(path) ?? path
  if (pages.has(page)) return { kind: 'page', path: page, id }
  if (files.has(path.slice(1)) && !path.endsWith('.html')) return { kind: 'file', path: path.slice(1) }
  return fault('no page or file is served there: fix the link, or add the page below data/pages/', path)
}
