import { expect, test, visit } from './site.ts'

test('what somebody has put into a page does nothing: no script, style, HTML or new policy', async ({
  page,
  reports,
}) => {
  reports.allow(/Content Security Policy|Trusted/i)
  await visit(page, '/about')
  const did = await page.evaluate(() => {
    const outcome = (attempt: () => unknown) => {
      try {
        return attempt()
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    return {
      inline: outcome(() => {
        const script = document.createElement('script')
        script.append('document.body.dataset.planted = "ran"')
        document.body.append(script)
        return document.body.dataset.planted ?? 'refused'
      }),
      style: outcome(() => {
        const element = document.createElement('p')
        element.setAttribute('style', 'position:fixed')
        document.body.append(element)
        return getComputedStyle(element).position === 'static' ? 'refused' : 'fixed'
      }),
      html: outcome(() => Object.assign(document.body, { innerHTML: '<p>planted</p>' }).innerHTML),
      address: outcome(() => Object.assign(document.createElement('script'), { src: '/planted.js' }).src),
      policy: outcome(() => typeof window.trustedTypes?.createPolicy('planted', { createHTML: html => html })),
    }
  })
  const refused = 'refused'
  expect(did).toEqual({ inline: refused, style: refused, html: refused, address: refused, policy: refused })
})
