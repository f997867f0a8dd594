import { afterEach, describe, expect, it } from 'vitest'
import { message, postTo, startTestServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
const start = async () => {
  server = await startTestServer()
}
afterEach(() => server.stop())

const post = (values: object) => postTo(server.origin, values)
const plainly = (values: Record<string, string>) =>
  fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams(values),
  })

describe('an application without scripts', () => {
  const page = async (resume: File) => {
    const body = new FormData()
    body.append('fullName', 'Karim')
    body.append('email', 'karim@visitor.example')
    body.append('resume', resume)
    body.append('coverLetter', 'Written with care')
    const answer = await fetch(`${server.origin}/api/job-apply`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
    })
    return { status: answer.status, text: await answer.text() }
  }

  it('comes back with every word when its resume is refused', async () => {
    await start()
    const large = Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7')
    for (const [status, resume] of [
      [415, new File(['no pdf'], 'cv.pdf')],
      [413, new File([large], 'cv.pdf')],
    ] as const) {
      const answer = await page(resume)
      expect(answer.status).toBe(status)
      expect(answer.text).toContain('value="Karim"')
      expect(answer.text).toContain('>Written with care</textarea>')
    }
    // Refused because of its declared length, so nothing was read.
    const unread = await page(new File([large, large], 'cv.pdf'))
    expect(unread.status).toBe(413)
    expect(unread.text).toContain('Go back in your browser')
    expect(unread.text).not.toContain('<form')
  })
})

describe('what does not fit', () => {
  const newsletter = (email: string, file?: File) => {
    const body = new FormData()
    body.append('email', email)
    if (file) body.append('resume', file)
    return fetch(`${server.origin}/api/newsletter`, { method: 'POST', body })
  }

  it('is said all at once on a page', async () => {
    await start()
    const page = await (await plainly(message({ name: '', email: 'nobody' }))).text()
    expect(page).toContain('Enter your name. Enter an email address like name@example.com.')
  })

  it('is a file where a form has none', async () => {
    await start()
    const answer = await newsletter('ayesha@visitor.example', new File(['%PDF-1.7'], 'cv.pdf'))
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'This form takes no file.' }])
  })

  it('is a broken end, before and after which others are received', async () => {
    await start()
    const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nK\r\n`
    const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const answers = []
    for (const body of [
      `${part('email')}${part('email')}${head}`,
      `${part('email')}${head}${'x'.repeat(300_000)}`,
      `${part('email')}--x\r\nContent-Dispos`,
    ])
      answers.push(await (await fetch(`${server.origin}/api/job-apply`, { method: 'POST', headers, body })).json())
    const broken = 'The form data is broken.'
    expect(answers).toEqual(['A field was sent twice.', broken, broken].map(error => ({ error })))
    expect((await post(message())).status).toBe(200)
  })

  it('is a text in a charset or an encoding of its own, which would be stored with other letters', async () => {
    await start()
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    for (const own of ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64']) {
      const body = `--x\r\nContent-Disposition: form-data; name="fullName"\r\n${own}\r\n\r\nŞahin\r\n--x--\r\n`
      const answer = await fetch(`${server.origin}/api/job-apply`, { method: 'POST', headers, body })
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: 'Send texts as UTF-8, without a charset or an encoding of their own.' },
      ])
    }
  })

  it('is a line as long as a book', async () => {
    await start()
    const answer = await post(message({ subject: 'x'.repeat(5001) }))
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'Enter a subject, at most 5000 characters.' }])
    expect((await post(message({ message: 'ক'.repeat(20_000) }))).status).toBe(200)
    expect((await post(message({ message: 'x'.repeat(20_001) }))).status).toBe(400)
    expect((await post(message({ message: 'x'.repeat(200_000) }))).status).toBe(413)
  })

  it('is an address for the newsletter that no mail can reach', async () => {
    await start()
    expect((await newsletter('a,b@visitor.example')).status).toBe(400)
    expect((await newsletter('ক@ভিজিটর.বাংলা')).status).toBe(200)
  })
})
