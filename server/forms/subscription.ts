import type { App } from '#server/answers.ts'
import type { Admission } from '#server/limits/admission.ts'
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
  readonly senders: Admission['senders']
  readonly subscribers: () => Pick<Store['subscribers'], 'has' | 'confirm' | 'end'>
}

/** The pages with a button, by the last part of their path. */
const questions = {
  confirm: { title: 'Confirm your address', lead: 'Press the button to receive the newsletter.', label: 'Confirm' },
  end: { title: 'Unsubscribe', lead: 'Press the button, and we delete your address.', label: 'Unsubscribe' },
}

/**
 * Adds the pages that the newsletter's mails link to. A button confirms the action, because mail scanners follow links and
 * must not subscribe or unsubscribe anybody.
 */
export function subscriptionRoutes(app: App, { senders, subscribers }: Dependencies) {
  const tokenOf = (text = '') => (/^[\w-]{24}$/.test(text) ? text : '')

  for (const [action, { title, lead, label }] of Object.entries(questions))
    app.get(`/api/newsletter/${action}`, c => {
      const form = button(`/api/newsletter/${action}?token=${tokenOf(c.req.query('token'))}`, label)
      return c.render({ title, body: `<p class="lead mt-4">${lead}</p>${form}` })
    })
  app.post('/api/newsletter/:action{confirm|end}', async c => {
    const token = tokenOf(c.req.query('token'))
    // Only guesses are limited: a mailbox provider ends the subscriptions of many people from a few addresses (RFC 8058).
    if (!(await subscribers().has(token))) {
      const sender = senders(c.var.client.ipAddress)
      const wait = sender.wait()
      if (wait !== undefined) return c.render(tooOften, 429, { 'Retry-After': String(wait) })
      sender.take()
    }
    if (c.req.param('action') === 'end') {
      await subscribers().end(token, Date.now())
      return c.render(ended)
    }
    const found = await subscribers().confirm(token, Date.now())
    return found ? c.render(confirmed(token)) : c.render(unknown, 404)
  })
}
