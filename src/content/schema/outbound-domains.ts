/** The schema of `data/outbound-domains.yaml`: external domains that pages may link to. */
import * as v from 'valibot'
import { list } from './basics.ts'

const domain = v.pipe(v.string('expected a domain'), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'expected a domain such as w3.org, without https://'))

export const outboundDomainsSchema = v.strictObject({ domains: list(domain, 0, 500) })
