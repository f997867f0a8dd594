import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type EndpointName, endpoints } from '#api/endpoints.ts'
import type { Answers } from '#server/answers.ts'
import type { Sending } from '#server/limits/body.ts'
import type { Client } from '#server/limits/client.ts'
import type { Origins } from '#server/limits/origin.ts'
import { type RateLimits, senderOf } from '#server/limits/rate.ts'
import { type Refusal, tooMany } from '#server/limits/refusal.ts'
import { checkYourMail, refused, refusedUnread, thankYou } from './plain-pages.ts'
import { isPlain, type Outcome } from './receive.ts'

interface Needs {
  readonly answers: Answers
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly origins: Origins
  readonly rates: Pick<RateLimits, 'enter'>
  readonly receive: (form: EndpointName, sending: Sending) => Promise<Outcome>
  /** Hears what became of each form. */
  readonly heard?: ((form: EndpointName, refusal: Refusal | undefined) => void) | undefined
}

/** Where a form leads that has arrived without scripts. */
const afterwards = { thanks: '/api/thank-you', mail: '/api/newsletter/sent' } as const

/** `POST /api/contact`, `/api/job-apply`, `/api/newsletter`, and the pages that they end on without scripts. */
export function formRoutes({ answers, clientOf, origins, rates, receive, heard }: Needs) {
  const routes = new Hono<{ Bindings: HttpBindings }>()

  async function admit(env: HttpBindings, form: EndpointName): Promise<Outcome> {
    const foreign = origins.refusalOf(env.incoming.headers)
    if (foreign) return { typed: {}, refusal: foreign }
    const { address } = clientOf(env)
    const wait = rates.enter(address)
    if (wait === undefined) return receive(form, { incoming: env.incoming, sender: senderOf(address) })
    return { typed: {}, refusal: tooMany(wait) }
  }

  async function answer(env: HttpBindings, form: EndpointName): Promise<Response> {
    const { typed, refusal } = await admit(env, form)
    heard?.(form, refusal)
    const plain = isPlain(env.incoming)
    if (!refusal) {
      const location = form === 'newsletter' ? afterwards.mail : afterwards.thanks
      return plain
        ? answers.plain(env, null, { status: 303, headers: { Location: location } })
        : answers.json(env, { ok: true })
    }
    const { status, message, retryAfter } = refusal
    const unread = Object.keys(typed).length === 0
    const more = { status, headers: { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) } }
    return plain
      ? answers.page(env, unread ? refusedUnread(message) : refused({ form, fields: typed }, message), more)
      : answers.json(env, { error: message }, more)
  }

  for (const [form, { path }] of Object.entries(endpoints)) {
    routes.post(path, ({ env }) => answer(env, form as EndpointName))
    routes.options(path, ({ env }) =>
      answers.plain(env, null, { status: 204, headers: origins.preflight(env.incoming.headers.origin) }),
    )
    routes.all(path, ({ env }) =>
      answers.json(env, { error: 'Only POST works here.' }, { status: 405, headers: { Allow: 'POST, OPTIONS' } }),
    )
  }
  routes.get(afterwards.thanks, ({ env }) => answers.page(env, thankYou))
  routes.get(afterwards.mail, ({ env }) => answers.page(env, checkYourMail))
  return routes
}
