import type { IncomingHttpHeaders } from 'node:http'
import { company } from '#site/company.ts'
import { Refusal } from './refusal.ts'

const { origin: siteOrigin } = new URL(company.siteUrl)

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/** Decides which sites may use the API: this one, under whatever name it was reached, and those that are allowed. */
export function createOrigins(allowed: readonly string[]) {
  const isAllowed = (origin: string | undefined) => origin !== undefined && allowed.includes(origin)

  return {
    /**
     * What is said to a form that another site's page has sent; nothing to any other. Browsers say where a form comes from
     * in `Origin` and `Sec-Fetch-Site`; what says neither is no browser, and nobody's login can be abused: there is none.
     */
    refusalOf({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): Refusal | undefined {
      const own = origin === undefined || origin === siteOrigin || (host !== undefined && hostOf(origin) === host)
      const sameSite = site === undefined || site === 'same-origin' || site === 'none'
      if ((own && sameSite) || isAllowed(origin)) return undefined
      return new Refusal(403, 'Forms of other sites are not taken here.')
    },
    /** What lets an allowed site read the answer (CORS); nothing for any other. */
    headersFor(origin: string | undefined): Readonly<Record<string, string>> {
      if (allowed.length === 0) return {}
      if (!origin || !isAllowed(origin)) return { Vary: 'Origin' }
      return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }
    },
    /** The answer to a browser that asks first. */
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
