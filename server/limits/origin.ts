import type { IncomingHttpHeaders } from 'node:http'
import { company } from '#site/company.ts'
import { Refusal } from './limits.ts'

const { origin: siteOrigin } = new URL(company.siteUrl)

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Decides which origins may use the API: this site under any host name, and the allowed origins. */
export function createOrigins(allowed: readonly string[]) {
  const isAllowed = (origin: string | undefined) => origin !== undefined && allowed.includes(origin)

  return {
    /**
     * The refusal of a form that another site submits; `undefined` for an allowed origin. Browsers send `Origin` and
     * `Sec-Fetch-Site`. A client that sends neither is not a browser; that is safe, because the API has no sessions.
     */
    refusalOf({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): Refusal | undefined {
      const own = origin === undefined || origin === siteOrigin || (host !== undefined && hostOf(origin) === host)
      const sameSite = site === undefined || site === 'same-origin' || site === 'none'
      if ((own && sameSite) || isAllowed(origin)) return undefined
      return new Refusal(403, 'We don’t accept forms from other sites.')
    },
    /** The CORS headers for an allowed origin; only `Vary` for any other. */
    headersFor: (origin = ''): Readonly<Record<string, string>> => ({
      ...(allowed.length > 0 && { Vary: 'Origin' }),
      ...(isAllowed(origin) && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
      }),
    }),
    /** The headers of a CORS preflight response. */
    preflight(origin: string | undefined): Readonly<Record<string, string>> {
      return {
        ...this.headersFor(origin),
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'content-type, idempotency-key',
        'Access-Control-Max-Age': '7200',
      }
    },
  }
}

export type Origins = ReturnType<typeof createOrigins>
