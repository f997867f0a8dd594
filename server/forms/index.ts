import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { type SubmissionName, submissions } from '#api/submissions.ts'
import type { Client } from '#server/limits/client.ts'
import type { Origins } from '#server/limits/origin.ts'
import { Refusal } from '#server/limits/refusal.ts'
import { securityHeaders } from '#server/pages/headers.ts'
import type { Readable } from '#server/pages/readable.ts'
import { checkYourMail, refused, thankYou } from './plain-pages.ts'
import { isPlain, type Outcome } from './receive.ts'

type Env = { Bindings: HttpBindings }

interface Needs {
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly origins: Origins
  /** Lets a request in, or gives the seconds to wait. */
  readonly rate: (address: string) => number | undefined
  readonly receive: (form: SubmissionName, incoming: IncomingMessage) => Promise<Outcome>
  readonly readable: Readable
}

/** Where a form leads that has arrived without scripts. */
const afterwards = { thanks: '/api/thank-you', mail: '/api/newsletter/sent' } as const

/** `POST /api/contact`, `/api/job-apply`, `/api/newsletter`, and the pages that they end on without scripts. */
export function formRoutes({ clientOf, origins, rate, receive, readable }: Needs) {
  const routes = new Hono<Env>()

  const headersOf = ({ env }: Context<Env>) => ({
    ...securityHeaders(clientOf(env).overHttps),
    ...origins.headersFor(env.incoming.headers.origin),
    'Cache-Control': 'no-store',
  })
  const page = (context: Context<Env>, body: string, status = 200, more: Record<string, string> = {}) =>
    new Response(body, {
      status,
      headers: { ...headersOf(context), 'Content-Type': 'text/html; charset=utf-8', ...more },
    })

  async function answer(context: Context<Env>, form: SubmissionName): Promise<Response> {
    const { incoming } = context.env
    const { typed, refusal } = await admit(context, form)
    const plain = isPlain(incoming)
    if (!refusal) {
      if (!plain) return Response.json({ ok: true }, { headers: headersOf(context) })
      const location = form === 'newsletter' ? afterwards.mail : afterwards.thanks
      return new Response(null, { status: 303, headers: { ...headersOf(context), Location: location } })
    }
    const { status, message, retryAfter } = refusal
    const more = { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) }
    if (plain) return page(context, readable(refused({ form, fields: typed }, message)), status, more)
    return Response.json({ error: message }, { status, headers: { ...headersOf(context), ...more } })
  }

  async function admit({ env }: Context<Env>, form: SubmissionName): Promise<Outcome> {
    const foreign = origins.refusalOf(env.incoming.headers)
    if (foreign) return { typed: {}, refusal: foreign }
    const wait = rate(clientOf(env).address)
    if (wait === undefined) return receive(form, env.incoming)
    return { typed: {}, refusal: new Refusal(429, 'That was a lot at once. Please try again in a moment.', wait) }
  }

  for (const [form, { path }] of Object.entries(submissions)) {
    routes.post(path, context => answer(context, form as SubmissionName))
    routes.options(path, context => {
      const { origin } = context.env.incoming.headers
      return new Response(null, { status: 204, headers: { ...headersOf(context), ...origins.preflight(origin) } })
    })
    routes.all(path, context =>
      Response.json(
        { error: 'Only POST works here.' },
        { status: 405, headers: { ...headersOf(context), Allow: 'POST, OPTIONS' } },
      ),
    )
  }
  routes.get(afterwards.thanks, context => page(context, readable(thankYou)))
  routes.get(afterwards.mail, context => page(context, readable(checkYourMail)))
  return routes
}
