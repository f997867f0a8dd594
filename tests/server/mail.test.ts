import { describe, expect, it, onTestFinished } from 'vitest'
import { company } from '#content/company.ts'
import { jobTitles } from '#lists/data-folder.ts'
import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail/messages.ts'
import { smtpSender, startMailer } from '#server/mail/smtp.ts'
import { connect } from '#server/storage/connect.ts'
import { openStore } from '#server/storage/index.ts'
import { application, openInbox, submission, subscription } from './inbox.ts'
import { startMailServer } from './mail-server.ts'
import { postApplication, postTo, serverOfTest } from './test-server.ts'

const post = (origin: string, path: string, values: object) => postTo(origin, values, {}, path)
const message = {
  name: 'Ayesha Khan',
  email: 'ayesha@visitor.example',
  subject: 'Tills',
  message: 'Three lines.\nOf *text*.\n<b>ক</b>',
}

const applyTo = (origin: string, values: Record<string, string>, name: string, content: Uint8Array<ArrayBuffer>) =>
  postApplication(origin, { fullName: 'Karim', email: 'karim@visitor.example', ...values }, new File([content], name))

const [job = ''] = jobTitles('data')

async function startMail(...options: Parameters<typeof startMailServer>) {
  const mail = await startMailServer(...options)
  onTestFinished(mail.stop)
  return mail
}
/** Starts a mail server, and a server of the site that sends to it. */
async function start(overrides: Partial<Config> = {}, ...options: Parameters<typeof startMailServer>) {
  const mail = await startMail(...options)
  return { mail, ...(await serverOfTest({ smtpUrl: mail.url, ...overrides })) }
}

describe('the mail that tells of a submission', () => {
  it('goes from the configured address to that of its kind, answers to the visitor, and is plain text', async () => {
    const mailFrom = 'Us <us@company.example>'
    const { mail, origin } = await start({ mailFrom })
    const partner = { subject: 'Partnership: reseller', category: 'partnership' }
    for (const more of [{}, { category: 'bug' }, partner]) await post(origin, '/api/contact', { ...message, ...more })
    const { contact, support, partnership } = company.notices
    const got = await mail.mails(3)
    expect(new Map(got.map(({ to, headers }) => [headers.get('subject'), to]))).toEqual(
      new Map([
        ['Message: Tills', [contact]],
        ['Support request: Tills', [support]],
        ['Partnership: reseller', [partnership]],
      ]),
    )
    for (const { headers, parts } of got) {
      expect(headers.get('from')).toBe(mailFrom)
      expect(headers.get('reply-to')).toBe('Ayesha Khan <ayesha@visitor.example>')
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(parts[0]?.content.toString().replaceAll('\r', '')).toContain(message.message)
    }
  })

  it('names job and applicant, and carries the resume, byte for byte', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0, 255, 13, 10, 26]), Buffer.alloc(5000, 7)])
    const { mail, origin } = await start()
    await applyTo(origin, { coverLetter: `${job}\nHello` }, 'résumé of Karim.pdf', new Uint8Array(bytes))
    const [got] = await mail.mails(1)
    expect(got?.to).toEqual([company.notices.careers])
    expect(got?.headers.get('subject')).toBe(`Application: Karim, ${job}`)
    const file = got?.parts.find(({ disposition }) => disposition.startsWith('attachment'))
    expect(file?.type).toContain('application/pdf')
    expect(file?.content.equals(bytes)).toBe(true)
  })

  it('has the headers that we wrote and no others, whatever a visitor types', async () => {
    const { mail, origin } = await start()
    const statusOf = async (values: object) => (await post(origin, '/api/contact', { ...message, ...values })).status
    await statusOf({})
    const [plain] = await mail.mails(1)
    const refused = [
      { name: 'A\r\nBcc: victim@elsewhere.example' },
      { subject: 'S\r\nX-Evil: 1\r\n\r\nbody' },
      { name: 'A\nTo: victim@elsewhere.example' },
      { subject: 'S\u2028Bcc: victim@elsewhere.example' },
    ]
    for (const values of refused) expect(await statusOf(values)).toBe(400)
    const nasty = [
      { name: 'A\u007fBcc: victim@elsewhere.example', subject: 'S\u001bBcc: victim@elsewhere.example' },
      { email: 'a,victim@elsewhere.example' },
      { email: '<victim>@elsewhere.example' },
      { name: 'x'.repeat(5000), subject: '=?utf-8?q?=0ABcc:_victim@elsewhere.example?=' },
    ]
    for (const values of nasty) expect(await statusOf(values)).toBe(200)
    const got = await mail.mails(1 + nasty.length)
    for (const { names, to, headers } of got) {
      const expected = new Set(plain?.names)
      expect(names.filter(name => !expected.has(name) && name !== 'content-transfer-encoding')).toEqual([])
      expect(new Set(names).size).toBe(names.length)
      expect(to).toEqual([company.notices.contact])
      expect(headers.get('bcc')).toBeUndefined()
    }
    const answered = got.flatMap(({ headers }) => /<([^<>]*)>$/.exec(headers.get('reply-to') ?? '')?.[1] ?? [])
    expect([...new Set(answered)]).toEqual([message.email])
  })
})

it.each([true, false])(
  'a resume that is too large for the mail server goes without it (it says so: %s)',
  async saysSize => {
    const { mail, origin } = await start({}, { size: 200_000, saysSize })
    await applyTo(origin, {}, 'cv.pdf', new Uint8Array(Buffer.from(`%PDF-1.7\n${'\0'.repeat(300_000)}`)))
    const [got] = await mail.mails(1)
    expect(got?.parts).toHaveLength(1)
    expect(got?.parts[0]?.content.toString()).toMatch(/cv\.pdf .* not attached[\s\S]*npm run inbox -- save \w{7}/)
  },
)

it('a mail server without TLS gets neither password nor mail, unless it is on this machine or the address says so', async () => {
  const mail: Mail = { to: 'a@b.example', subject: 'S', text: 'T', messageId: '<a@b.example>', date: new Date(0) }
  const passwords: string[] = []
  const server = await startMail({ heardPassword: password => passwords.push(password) })
  const { port } = new URL(server.url)
  const send = async (url: string) => {
    const sender = smtpSender(url, 'c@d.example')
    await sender.send(mail).finally(() => sender.close())
  }
  // This address leads to this machine, but is not a loopback address.
  await expect(send(`smtp://me:secret@0.0.0.0:${port}`)).rejects.toMatchObject({ code: 'ETLS' })
  expect([passwords, server.got.length]).toEqual([[], 0])
  await send(`smtp://me:secret@0.0.0.0:${port}/?insecure`)
  await send(`smtp://me:secret@127.0.0.1:${port}`)
  expect([passwords, server.got.length]).toEqual([['secret', 'secret'], 2])
})

describe('the queue of mails', () => {
  const { now, skip, store, url } = openInbox()
  const minute = 60_000
  const day = 24 * 60 * minute
  const accept = (subject: string) => store().accept(submission({ subject }))

  /** Processes the queue until no mail is due, with a sender of the test. Returns the logged errors. */
  async function work(send: (mail: Mail) => Promise<void>, queue = store()) {
    const said: string[] = []
    const options = { store: queue, logError: (code: string) => void said.push(code), now }
    const mailer = startMailer({ send, close: () => undefined }, company.siteUrl, options)
    await mailer.settled()
    await mailer.stop()
    return said
  }
  /** Processes the queue. Returns the subjects of what is sent. */
  async function sent(queue = store()) {
    const got: string[] = []
    await work(async ({ subject }) => void got.push(subject), queue)
    return got.sort()
  }
  /** The time of the next attempt. */
  async function nextAttempt() {
    const { db } = await connect(url())
    const waiting = db.selectFrom('notices').where('state', '=', 'waiting')
    const { at } = await waiting.select(({ fn }) => fn.min('next_at').as('at')).executeTakeFirstOrThrow()
    await db.destroy()
    return at
  }
  const down = (): Promise<void> =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }))

  it('keeps everything while the mail server is down, tries less and less often, and loses nothing', async () => {
    for (const subject of ['one', 'two']) await accept(subject)
    const pauses: number[] = []
    const began = now()
    for (let attempts = 0; attempts < 14; attempts += 1) {
      await work(down)
      const before = now()
      skip((await nextAttempt()) - now())
      pauses.push((now() - before) / minute)
    }
    expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
    expect(now() - began).toBeLessThan(3 * day)
    expect(await sent()).toEqual(['Message: one', 'Message: two'])
    expect(await sent()).toEqual([])
  })

  it('gives up after three days, shows why, and tries again when it is told to', async () => {
    await accept('one')
    await work(down)
    skip(3 * day)
    expect(await sent()).toEqual([])
    const failed = { state: 'failed', error: 'connect ECONNREFUSED', attempts: 1 }
    expect(await store().mailQueue.unsent()).toMatchObject([failed])
    await store().mailQueue.retry(now())
    expect([await sent(), await store().mailQueue.unsent()]).toEqual([['Message: one'], []])
  })

  it('delivers the others while one mail breaks the connection, and names that one alone', async () => {
    const subjects = ['breaks', 'one', 'two', 'three', 'four']
    for (const subject of subjects) await accept(subject)
    const got: string[] = []
    const send = async ({ subject }: Mail) => {
      if (subject.endsWith('breaks')) throw Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' })
      got.push(subject)
    }
    await work(send)
    expect(got.sort()).toEqual(['Message: four', 'Message: one', 'Message: three', 'Message: two'])
    skip(3 * day)
    await work(send)
    const failed = { state: 'failed', error: 'Connection closed', attempts: 1 }
    expect(await store().mailQueue.unsent()).toMatchObject([failed])
  })

  it('is tried as a whole by a server that starts', async () => {
    await accept('one')
    for (let attempts = 0; attempts < 6; attempts += 1) {
      await work(down)
      skip((await nextAttempt()) - now())
    }
    await work(down)
    // Its next attempt would be an hour later. Meanwhile the mail server's password was corrected.
    skip(1)
    expect(await sent()).toEqual(['Message: one'])
  })

  it('does not wait for a time that was set while the clock was ahead', async () => {
    await accept('one')
    let send = down
    const options = { store: store(), logError: () => undefined, now }
    const mailer = startMailer({ send: () => send(), close: () => undefined }, company.siteUrl, options)
    await mailer.settled()
    skip(-40 * day)
    send = () => Promise.resolve()
    mailer.wake()
    await mailer.settled()
    await mailer.stop()
    expect(await store().mailQueue.unsent()).toEqual([])
  })

  it('sends an application without its resume when the mail server ends the connection again and again', async () => {
    await store().accept(application('a@b.example'))
    const got: Mail[] = []
    const send = async (mail: Mail) => {
      if (mail.attachments) throw Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' })
      got.push(mail)
    }
    for (let attempts = 0; attempts < 3; attempts += 1) {
      expect(got).toEqual([])
      await work(send)
    }
    expect(got.map(({ text }) => text)).toEqual([expect.stringContaining('is not attached')])
  })

  it('sends a mail again after a crash, under the same name', async () => {
    await accept('one')
    const names: string[] = []
    const send = async ({ messageId }: Mail) => void names.push(messageId)
    const crashing = {
      ...store(),
      mailQueue: { ...store().mailQueue, sent: () => Promise.reject(new Error('the plug was pulled')) },
    }
    await work(send, crashing)
    await work(send)
    expect(names).toHaveLength(1)
    skip(16 * minute)
    await work(send)
    expect([names.length, new Set(names).size]).toEqual([2, 1])
    skip(60 * minute)
    await work(send)
    expect(names).toHaveLength(2)
  })

  it('knows what it has sent, though another process writes at that moment', async () => {
    await accept('one')
    const other = await connect(url())
    let writing = Promise.resolve()
    const names: string[] = []
    const send = ({ messageId }: Mail) =>
      new Promise<void>(resolve => {
        names.push(messageId)
        writing = other.db.transaction().execute(async transaction => {
          await transaction.updateTable('notices').set({ error: 'looked at' }).execute()
          resolve()
          await new Promise(done => setTimeout(done, 200))
        })
      })
    expect(await work(send)).toEqual([])
    await writing
    await other.db.destroy()
    skip(16 * minute)
    await work(send)
    expect(names).toHaveLength(1)
  })

  it('is worked on by two processes without sending anything twice', async () => {
    for (let at = 0; at < 40; at += 1) await accept(`${at}`)
    const other = await openStore({ url: url() })
    const got: string[] = []
    const send = async ({ subject }: Mail) => void got.push(subject)
    const trouble = (await Promise.all([work(send), work(send, other)])).flat()
    await other.close()
    expect([got.length, new Set(got).size, trouble]).toEqual([40, 40, []])
  })
})

describe('the newsletter', () => {
  const { now, store } = openInbox()
  const email = 'reader@visitor.example'
  const subscribe = async (origin: string, email: string) => (await post(origin, '/api/newsletter', { email })).status

  it('asks by mail, is confirmed by a button, and ended by a link', async () => {
    const { mail, origin, databaseUrl } = await start()
    const subscribed = async () => {
      const store = await openStore({ url: databaseUrl })
      const list = await store.subscribers.list()
      await store.close()
      return list.map(subscriber => subscriber.email)
    }
    expect(await subscribe(origin, 'Reader@Visitor.example')).toBe(200)
    const [got] = await mail.mails(1)
    expect(got?.to).toEqual([email])
    const text = got?.parts[0]?.content.toString() ?? ''
    const link = (name: string) =>
      new RegExp(`${company.siteUrl}(/api/newsletter/${name}\\?token=[\\w-]+)`).exec(text)?.[1] ?? ''
    const ask = (path: string, method = 'GET') => fetch(origin + path, { method })
    expect(await (await ask(link('confirm'))).text()).toContain('Confirm</button>')
    expect(await subscribed()).toEqual([])
    expect(await (await ask(link('confirm'), 'POST')).text()).toContain('You are subscribed')
    expect(await subscribed()).toEqual([email])
    // A subscriber gets no further mail, and the response does not reveal that the address is on the list.
    expect(await subscribe(origin, `${email} `)).toBe(200)
    await ask(link('end'))
    expect(await subscribed()).toEqual([email])
    expect((await ask(link('end'), 'POST')).status).toBe(200)
    expect(await subscribed()).toEqual([])
    expect((await ask(link('confirm'), 'POST')).status).toBe(404)
    expect(mail.got).toHaveLength(1)
  })

  it('is ended by its link, though somebody at the same address guesses links', async () => {
    const { mail, origin } = await start({ rates: { perAddress: 3, overall: 1000 } })
    const end = (token: string) => fetch(`${origin}/api/newsletter/end?token=${token}`, { method: 'POST' })
    expect(await subscribe(origin, email)).toBe(200)
    const [got] = await mail.mails(1)
    const [, token = ''] = /token=([\w-]{24})/.exec(got?.parts[0]?.content.toString() ?? '') ?? []
    await expect.poll(async () => (await end('x'.repeat(24))).status, { timeout: 30_000 }).toBe(429)
    expect(await (await end(token)).text()).toContain('You are unsubscribed')
  })

  it('gives up at once on an address that the mail server does not know, which raises no alarm', async () => {
    const { mail, origin, databaseUrl } = await start({}, { refuse: to => to === 'nobody@visitor.example' })
    for (const to of ['nobody@visitor.example', email]) expect(await subscribe(origin, to)).toBe(200)
    expect((await mail.mails(1)).map(({ to }) => to)).toEqual([[email]])
    const store = await openStore({ url: databaseUrl })
    const left = async () => {
      const { waiting, failed } = await store.mailQueue.state()
      return waiting + failed
    }
    await expect.poll(left, { timeout: 30_000 }).toBe(0)
    await store.close()
  })

  it.each([undefined, 'the-key-of-a-page'])(
    'takes somebody who has left and is back within ten minutes (key: %s)',
    async key => {
      for (const _ of ['first', 'back']) {
        expect(await store().accept({ ...subscription('Reader@Visitor.example'), key })).toBe('stored')
        expect(await store().mailQueue.claim(now())).toMatchObject({ about: email })
        const { token = '' } = (await store().subscribers.find(email)) ?? {}
        await store().subscribers.confirm(token, now())
        expect(await store().subscribers.list()).toHaveLength(1)
        await store().subscribers.end(token, now())
      }
    },
  )
})
