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
  title: 'This link is no longer good',
  body: '<p class="lead mt-4">The address was never put down, or has been deleted. You can put it down again on <a class="link" href="/blog">our blog</a>.</p>',
}

const confirmed = (token: string): MessagePage => ({
  title: 'You are on the list',
  body: `<p class="lead mt-4">The next letter will come to you. You can leave at any time, by the link in each letter or here:</p>${button(`/api/newsletter/end?token=${token}`, 'Leave the list')}`,
})

const ended: MessagePage = {
  title: 'You are not on the list',
  body: '<p class="lead mt-4">The address is deleted, and nothing will be sent to it.</p>',
}

const tooOften: MessagePage = {
  title: 'That was a lot at once',
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
      body: `<p class="lead mt-4">Press the button, and the newsletter will come to you.</p>${button(`/api/newsletter/confirm?token=${token}`, 'Confirm')}`,
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
      title: 'Leave the list',
      body: `<p class="lead mt-4">Press the button, and the address is deleted.</p>${button(`/api/newsletter/end?token=${token}`, 'Leave the list')}`,
    })
  })
  routes.post('/api/newsletter/end', async ({ env, req }) => {
    await subscribers().end(tokenOf(req.query('token')), Date.now())
    return page(env, ended)
  })
  return routes
}
