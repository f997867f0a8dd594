import { company } from '#site/company.ts'

const hostOf = (url: string) => new URL(url).hostname

/** Domains that pages may link to, subdomains included; the company's own come from its data. */
const outboundDomains: readonly string[] = [
  hostOf(company.siteUrl).replace(/^www\./, ''),
  ...company.social.map(({ url }) => hostOf(url)),
  hostOf(company.map.link),
  // Invented customers, firms and people of the sample content (RFC 2606).
  'example',
  // Standards and references that articles cite.
  'developer.mozilla.org',
  'jsonfeed.org',
  'owasp.org',
  'schema.org',
  'w3.org',
  'web.dev',
  // Technologies on the services page.
  'atlassian.com',
  'aws.amazon.com',
  'azure.microsoft.com',
  'cloud.google.com',
  'mongodb.com',
  'postgresql.org',
  'salesforce.com',
  'stripe.com',
]

/** What is wrong with an external URL; `undefined` when pages may link to it. */
export function outboundFault(url: URL): string | undefined {
  if (url.protocol !== 'https:') return `it is ${url.protocol.slice(0, -1)}, not https`
  const known = outboundDomains.some(domain => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
  return known ? undefined : `${url.hostname} is not in src/build/crawl/outbound-domains.ts`
}
