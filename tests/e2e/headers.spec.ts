import { expect, test, visit } from './site.ts'

test('a script or a style that somebody put into a page does nothing', async ({ page, reports }) => {
  reports.allow(/Content Security Policy|TrustedScript/)
  await page.goto('/about')
  const marks = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.body.dataset.planted = "ran"')
    const style = document.createElement('p')
    style.setAttribute('style', 'position:fixed')
    document.body.append(script, style)
    return [document.body.dataset.planted, getComputedStyle(style).position]
  })
  expect(marks).toEqual([undefined, 'static'])
  await expect
    .poll(() => reports.seen.filter(text => /Content Security Policy|TrustedScript/.test(text)))
    .not.toEqual([])
})

test('text becomes neither HTML nor the address of a script, by no new policy either', async ({ page, reports }) => {
  reports.allow(/Trusted|Content Security Policy/i)
  await visit(page, '/about')
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      html: () => {
        document.body.innerHTML = '<p>planted</p>'
      },
      script: () => {
        document.createElement('script').src = '/planted.js'
      },
      policy: () => window.trustedTypes?.createPolicy('planted', { createHTML: html => html }),
    }
    return Promise.all(
      Object.entries(attempts).map(async ([name, attempt]) => {
        try {
          await attempt()
          return [name, 'let through']
        } catch (error) {
          return [name, error instanceof TypeError]
        }
      }),
    )
  })
  expect(refused).toEqual(['html', 'script', 'policy'].map(name => [name, true]))
})
