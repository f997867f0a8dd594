import type { HttpBindings } from '@hono/node-server'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import type { Admission } from '#server/limits/admission.ts'
import type { Client } from '#server/limits/client.ts'
import type { Origins } from '#server/limits/origin.ts'
import type { App, Responses } from '#server/responses.ts'
import { type createReceive, isHtmlForm, type Outcome } from './receive.ts'
import { checkYourMail, refused, refusedUnread, thankYou } from './result-pages.ts'

interface Dependencies {
  readonly responses: Responses
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly origins: Origins
  readonly admission: Pick<Admission, 'refusalOf'>
  readonly receive: ReturnType<typeof createReceive>
  /** Called with the result of each form. */
  readonly onResult?: ((form: EndpointName, outcome: Outcome) => void) | undefined
}

/** The pages that a form without scripts redirects to after success. */
const resultPaths = { thanks: '/api/thank-you', mail: '/api/newsletter/sent' } as const

/** Adds `POST /api/contact`, `/api/job-apply`, `/api/newsletter`, and the result pages for forms without scripts. */
export function formRoutes(app: App, { responses, clientOf, origins, admission, receive, onResult }: Dependencies) {
  async function admit(env: HttpBindings, form: EndpointName): Promise<Outcome> {
    const foreign = origins.refusalOf(env.incoming.headers)
    if (foreign) return { typed: {}, refusal: foreign }
    const { ipAddress } = clientOf(env)
    const refusal = await admission.refusalOf(form, ipAddress)
    return refusal ? { typed: {}, refusal } : receive(form, env.incoming, ipAddress)
  }

  async function answer(env: HttpBindings, form: EndpointName): Promise<Response> {
    const outcome = await admit(env, form)
    onResult?.(form, outcome)
    const { typed, refusal } = outcome
    const htmlForm = isHtmlForm(env.incoming)
    if (!refusal) {
      const location = form === 'newsletter' ? resultPaths.mail : resultPaths.thanks
      return htmlForm
        ? responses.plain(env, null, { status: 303, headers: { Location: location } })
        : responses.json(env, { ok: true })
    }
    const { status, message, retryAfter } = refusal
    const unread = Object.keys(typed).length === 0
    const more = { status, headers: { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) } }
    return htmlForm
      ? responses.page(env, unread ? refusedUnread(message) : refused({ form, fields: typed }, message), more)
      : responses.json(env, { error: message }, more)
  }

  for (const [form, { path }] of Object.entries(endpoints)) {
    app.post(path, ({ env }) => answer(env, form as EndpointName))
    app.options(path, ({ env }) =>
      responses.plain(env, null, { status: 204, headers: origins.preflight(env.incoming.headers.origin) }),
    )
    app.all(path, ({ env }) =>
      responses.json(env, { error: 'Only POST works here.' }, { status: 405, headers: { Allow: 'POST, OPTIONS' } }),
    )
  }
  app.get(resultPaths.thanks, ({ env }) => responses.page(env, thankYou))
  app.get(resultPaths.mail, ({ env }) => responses.page(env, checkYourMail))
}
