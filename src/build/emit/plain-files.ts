/** The small text files that programs and curious people look for at fixed addresses. */

import { dayOf } from '#api/open-jobs.ts'
import texts from '#content/texts/machines/plain.json' with { type: 'json' }
import { company } from '#site/company.ts'
import type { EmittedFile } from './files.ts'

const { siteUrl, emails } = company

/** Everything may be crawled but the API: pages hold its lists already. */
const robots = `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`

/** RFC 9116. It expires at the start of a month, so that builds of one month are the same; a year is the most it may be. */
function security(time: Date) {
  const expires = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 11))
  if (expires.getTime() < Date.now())
    throw new Error(
      `security.txt would have expired on ${dayOf(expires)}, and nobody may write to an expired address: set SOURCE_DATE_EPOCH to a later moment, or unset it`,
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
