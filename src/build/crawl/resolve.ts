import { company } from '#content/company.ts'
import { redirects } from '#content/map/redirects.ts'
import { decodedPath } from '#content/plain-path.ts'
import { outboundDomains } from '#content/read/links.build.ts'
import domains from '#generated/outbound-domains.json' with { type: 'json' }
import type { Output } from './output.ts'

const site = new URL(company.siteUrl)
const aliases = new Map<string, string>(redirects)

const isOutbound = outboundDomains(company, domains)

/** The destination of a URL on this site: a file, or a page with an `id`, which may be empty. */
export interface Destination {
  readonly path: string
  readonly id?: string
  /** Why there is nothing, or nothing that may be linked to. */
  readonly fault?: string
}

const contactSchemes = /^(mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+)$/

/**
 * Resolves a URL as a browser on a static host would: relative to the file that contains it, aliases to their page, `/a/b`
 * to `a/b.html`. Returns nothing for a valid URL of something else.
 */
export function resolve(target: string, from: string, { files, pages }: Output): Destination | undefined {
  if (target === '')
    return { path: `(empty, in ${from})`, fault: 'the address is empty: give one, or take the attribute away' }
  if (contactSchemes.test(target) || /^data:image\//.test(target)) return undefined
  if (!URL.canParse(target, `${site.origin}${from}`)) return { path: target, fault: 'this is no address' }
  const url = new URL(target, `${site.origin}${from}`)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { path: target, fault: `a page may not link to ${url.protocol}` }
  if (url.hostname !== site.hostname) {
    const isSecure = url.protocol === 'https:'
    if (isSecure && isOutbound(url)) return undefined
    const fault = isSecure ? `${url.hostname} is not in data/outbound-domains.yaml` : 'it is http, not https'
    return { path: url.href, fault: `${fault}: fix the link or add the domain there` }
  }
  if (url.origin !== site.origin) return { path: url.href, fault: `the site is at ${site.origin}` }

  const path = decodedPath(url.pathname)
  const id = decodedPath(url.hash.slice(1))
  if (path === undefined || id === undefined)
    return { path: target, fault: 'the address is not valid percent-encoding' }
  if (path.length > 1 && path.endsWith('/'))
    return { path, fault: 'it ends in a slash, which costs a redirect: leave it out' }
  const page = aliases.get(path) ?? path
  if (pages.has(page)) return { path: page, id }
  if (files.has(path.slice(1)) && !path.endsWith('.html')) return { path: path.slice(1) }
  return { path, fault: 'no page or file is served there: fix the link, or add the page below data/pages/' }
}
