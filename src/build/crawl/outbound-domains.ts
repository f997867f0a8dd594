import domains from '#content/outbound-domains.json' with { type: 'json' }
import { company } from '#site/company.ts'

const hostOf = (url: string) => new URL(url).hostname

/** Domains that pages may link to, subdomains included. */
const outboundDomains: readonly string[] = [
  hostOf(company.siteUrl).replace(/^www\./, ''),
  ...company.social.map(({ url }) => hostOf(url)),
  ...(company.map ? [hostOf(company.map.link)] : []),
  ...domains,
]

/** What is wrong with an external URL; `undefined` when pages may link to it. */
export function outboundFault(url: URL): string | undefined {
  if (url.protocol !== 'https:') return `it is ${url.protocol.slice(0, -1)}, not https`
  const known = outboundDomains.some(domain => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
  return known ? undefined : `${url.hostname} is not in data/outbound-domains.yaml`
}
