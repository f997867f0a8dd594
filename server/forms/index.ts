import type { IncomingHttpHeaders } from 'node:http'
import { company } from '#content/company.ts'
import { type EndpointName, endpoints } from '#forms/endpoints.ts'
import texts from '#generated/texts/server/refusals.json' with { type: 'json' }
import type { App, Asked } from '#server/answers.ts'
import type { Admission } from '#server/limits/admission.ts'
import { limits, Refusal } from '#server/limits/limits.ts'
import { type createReceive, isHtmlForm, type Outcome } from './receive.ts'
import { checkYourMail, refused, refusedUnread, thankYou } from './result-pages.ts'

interface Dependencies {
  readonly allowedOrigins: readonly string[]
  readonly admission: Pick<Admission, 'refusalOf'>
  readonly receive: ReturnType<typeof createReceive>
  readonly onResult?: ((form: EndpointName, outcome: Outcome) => void) | undefined
}

/** The pages that a form without scripts redirects to after success. */
const resultPaths = { thanks: '/api/thank-you', mail: '/api/newsletter/sent' } as const

const { origin: siteOrigin } = new URL(company.siteUrl)
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * The refusal of a form that another site submits. Browsers send `Origin` and `Sec-Fetch-Site`; a client that sends neither is
 * not a browser, which is safe, because the API has no sessions.
 */
export function foreignRefusal(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  allowed: readonly string[],
): Refusal | undefined {
  const own = origin === undefined || origin === siteOrigin || (host !== undefined && hostOf(origin) === host)
  const sameSite = site === undefined || site === 'same-origin' || site === 'none'
  if ((own && sameSite) || (origin !== undefined && allowed.includes(origin))) return undefined
  return new Refusal(403, texts.foreign)
}

/** Adds `POST /api/contact`, `/api/job-apply`, `/api/newsletter`, and the result pages for forms without scripts. */
export function formRoutes(app: App, { allowedOrigins, admission, receive, onResult }: Dependencies) {
  async function answer(c: Asked, form: EndpointName): Promise<Response> {
    const { incoming } = c.env
    const { ipAddress } = c.var.client
    const unread = foreignRefusal(incoming.headers, allowedOrigins) ?? (await admission.refusalOf(form, ipAddress))
    const outcome = unread ? { typed: {}, refusal: unread } : await receive(form, incoming, ipAddress)
    onResult?.(form, outcome)
    const { typed, refusal } = outcome
    const htmlForm = isHtmlForm(incoming)
    if (!refusal) {
      if (!htmlForm) return c.json({ ok: true })
      return c.redirect(form === 'newsletter' ? resultPaths.mail : resultPaths.thanks, 303)
    }
    const { status, message, retryAfter } = refusal
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
    if (!htmlForm) return c.json({ error: message }, status, headers)
    const isUnread = Object.keys(typed).length === 0 || Object.values(typed).join('').length > limits.page
    const page = isUnread ? refusedUnread(message) : refused(form, typed, message)
    return c.render(page, status, headers)
  }

  for (const [form, { path }] of Object.entries(endpoints)) {
    app.post(path, c => answer(c, form as EndpointName))
    app.all(path, c => c.json({ error: 'Only POST works here.' }, 405, { Allow: 'POST' }))
  }
  app.get(resultPaths.thanks, c => c.render(thankYou))
  app.get(resultPaths.mail, c => c.render(checkYourMail))
}
