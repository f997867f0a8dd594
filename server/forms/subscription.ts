import texts from '#generated/texts/server/newsletter.json' with { type: 'json' }
import type { App } from '#server/answers.ts'
import type { Admission } from '#server/limits/admission.ts'
import { limits } from '#server/limits/limits.ts'
import { senderOf } from '#server/limits/rate.ts'
import { html, lead, type MessagePage } from '#server/pages/message-page.ts'
import type { Store } from '#server/storage/index.ts'

const button = (action: string, label: string) =>
  `<form action="${html(action)}" method="post" class="mt-8"><button class="button button-primary" type="submit">${html(label)}</button></form>`

const unknown: MessagePage = {
  title: texts.unknown,
  body: `${lead(texts.gone)}<p class="mt-8"><a class="link" href="/blog">${html(texts.blog)}</a></p>`,
}

const confirmed = (token: string): MessagePage => ({
  title: texts.subscribed,
  body: lead(texts.next) + button(`/api/newsletter/end?token=${token}`, texts.end),
})

const ended: MessagePage = { title: texts.unsubscribed, body: lead(texts.deleted) }

const tooOften: MessagePage = { title: texts.tooOften, body: lead(texts.later) }

interface Dependencies extends Pick<Admission, 'senders'> {
  readonly subscribers: () => Store['subscribers']
}

const questions = {
  confirm: { title: texts.confirm, text: texts.press, label: texts.confirmButton },
  end: { title: texts.end, text: texts.pressEnd, label: texts.end },
}

/**
 * Adds the pages that the newsletter's mails link to. A button confirms the action, because mail scanners follow links and
 * must not subscribe or unsubscribe anybody.
 */
export function subscriptionRoutes(app: App, { senders, subscribers }: Dependencies) {
  const tokenOf = (text = '') => (/^[\w-]{24}$/.test(text) ? text : '')
  /** The senders whose links are being looked up. */
  const asking: string[] = []

  for (const [action, { title, text, label }] of Object.entries(questions))
    app.get(`/api/newsletter/${action}`, c => {
      const form = button(`/api/newsletter/${action}?token=${tokenOf(c.req.query('token'))}`, label)
      return c.render({ title, body: lead(text) + form })
    })
  app.use('/api/newsletter/:action{confirm|end}', async (c, next) => {
    const from = senderOf(c.var.client.ipAddress)
    const ofSender = asking.filter(other => other === from).length
    if (asking.length >= limits.links.all || ofSender >= limits.links.ofSender)
      return c.render(tooOften, 429, { 'Retry-After': '1' })
    asking.push(from)
    try {
      await next()
    } finally {
      asking.splice(asking.indexOf(from), 1)
    }
  })
  app.post('/api/newsletter/:action{confirm|end}', async c => {
    const token = tokenOf(c.req.query('token'))
    const isKnown = await subscribers().has(token)
    // Only guesses are limited: a mailbox provider ends the subscriptions of many people from a few addresses (RFC 8058).
    if (!isKnown) {
      const sender = senders(c.var.client.ipAddress)
      const wait = sender.wait()
      if (wait) return c.render(tooOften, 429, { 'Retry-After': String(wait) })
      sender.take()
    }
    if (c.req.param('action') === 'end') {
      await subscribers().end(token, Date.now())
      return c.render(ended)
    }
    if (!isKnown) return c.render(unknown, 404)
    await subscribers().confirm(token, Date.now())
    return c.render(confirmed(token))
  })
}
