import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Answers } from '#server/answers.ts'
import type { Client } from '#server/limits/client.ts'
import type { RateLimits } from '#server/limits/rate.ts'
import { html, type MessagePage } from '#server/pages/message-page.ts'
import type { Store } from '#server/storage/index.ts'

const button = (action: string, label: string) =>
  `<form action="${html(action)}" method="post" class="mt-8"><button class="button button-primary" type="submit">${label}</button></form>`

const unknown: MessagePage = {
  title: 'This link no longer works',
  body: '<p class="lead mt-4">We don’t have this address, or it has been deleted. You can subscribe again on <a class="link" href="/blog">our blog</a>.</p>',
}

const confirmed = (token: string): MessagePage => ({
  title: 'You are subscribed',
  body: `<p class="lead mt-4">We’ll send you the next issue. You can unsubscribe at any time, with the link in each issue or here:</p>${button(`/api/newsletter/end?token=${token}`, 'Unsubscribe')}`,
})

const ended: MessagePage = {
  title: 'You are unsubscribed',
  body: '<p class="lead mt-4">We’ve deleted your address and won’t send anything to it.</p>',
}

const tooOften: MessagePage = {
  title: 'Too many attempts',
  body: '<p class="lead mt-4">Please try again in a moment.</p>',
}

interface Dependencies {
  readonly answers: Answers
  readonly clientOf: (bindings: HttpBindings) => Client
  readonly rates: Pick<RateLimits, 'admit'>
  readonly subscribers: () => Pick<Store['subscribers'], 'confirm' | 'end'>
}

/**
 * The pages that the newsletter's mails link to. A button confirms the action, because mail scanners follow links and must
 * not subscribe or unsubscribe anybody.
 */
export function subscriptionRoutes({ answers: { page }, clientOf, rates, subscribers }: Dependencies) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  // Both write to the database, even for an unknown token.
  routes.post('/api/newsletter/:what{confirm|end}', async ({ env }, next) => {
    const wait = rates.admit(clientOf(env).address)
    if (wait === undefined) return next()
    return page(env, tooOften, { status: 429, headers: { 'Retry-After': String(wait) } })
  })
  const tokenOf = (text: string | undefined) => (/^[\w-]{24}$/.test(text ?? '') ? (text ?? '') : '')

  routes.get('/api/newsletter/confirm', ({ env, req }) => {
    const token = tokenOf(req.query('token'))
    return page(env, {
      title: 'Confirm your address',
      body: `<p class="lead mt-4">Press the button to receive the newsletter.</p>${button(`/api/newsletter/confirm?token=${token}`, 'Confirm')}`,
    })
  })
  routes.post('/api/newsletter/confirm', async ({ env, req }) => {
    const token = tokenOf(req.query('token'))
    const found = await subscribers().confirm(token, Date.now())
    return found ? page(env, confirmed(token)) : page(env, unknown, { status: 404 })
  })
  routes.get('/api/newsletter/end', ({ env, req }) => {
    const token = tokenOf(req.query('token'))
    return page(env, {
      title: 'Unsubscribe',
      body: `<p class="lead mt-4">Press the button, and we delete your address.</p>${button(`/api/newsletter/end?token=${token}`, 'Unsubscribe')}`,
    })
  })
  routes.post('/api/newsletter/end', async ({ env, req }) => {
    await subscribers().end(tokenOf(req.query('token')), Date.now())
    return page(env, ended)
  })
  return routes
}
