/** The small text files at fixed addresses. */

import { company } from '#content/company.ts'
import texts from '#generated/texts/machines/plain.json' with { type: 'json' }
import { dayOf } from '#lists/open-jobs.ts'
import type { EmittedFile } from './files.ts'

const { siteUrl, emails } = company

/** Crawlers may read everything except the API: pages already contain its lists. */
const robots = `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`

/**
 * `security.txt` (RFC 9116). It expires at the start of a month within the allowed year, so that builds of one month are
 * equal.
 */
function security(time: Date) {
  const expires = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 11))
  if (expires.getTime() < Date.now())
    throw new Error(
      `security.txt would have expired on ${dayOf(expires)}, and expired files must not be used: set SOURCE_DATE_EPOCH to a later time, or unset it`,
    )
  return `Contact: mailto:${emails.security}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`
}

/** `robots.txt`, `humans.txt` and `.well-known/security.txt`, for a build at the given time. */
export const plainFiles = (time: Date): EmittedFile[] => [
  { path: 'robots.txt', content: robots },
  { path: 'humans.txt', content: texts.humans },
  { path: '.well-known/security.txt', content: security(time) },
]
