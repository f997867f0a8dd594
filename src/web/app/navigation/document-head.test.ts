// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { showHead } from './document-head.ts'
import { parsePage } from './parse-page.ts'

const html = (head: string, data: object = { path: '/' }) =>
  `<!DOCTYPE html><html><head><meta name="viewport" content="width=device-width"><script type="module" src="/boot.js" data-modules="/main.js /home.js"></script>${head}</head><body><script type="application/json" id="page-data">${JSON.stringify(data)}</script></body></html>`

const missing = html(
  '<title>Gone &amp; lost</title><link rel="canonical" href="/404"><meta name="robots" content="noindex"><meta property="og:title" content="It&#x27;s &quot;gone&quot;"><script type="application/ld+json">{}</script>',
)
const about = html(
  '<title>About</title><link href="/about" rel="canonical"><meta content="Who" name="description"><script type="application/ld+json">{"name":"AT&T"}</script>',
)

it('becomes that of the next page: nothing is left of the one before, and what is of no page stays', () => {
  const [head = ''] = missing.match(/<head>.*<\/head>/) ?? []
  document.head.innerHTML = head
  const page = parsePage(about)
  if (!page) throw new Error('the page could not be read')
  const viewport = document.querySelector('meta[name=viewport]')
  showHead(page)
  expect(document.title).toBe('About')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/about')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Who')
  expect(document.querySelectorAll('meta[name=robots], meta[property]')).toHaveLength(0)
  const graphs = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(graphs.map(graph => graph.textContent)).toEqual(['{"name":"AT&T"}'])
  expect(document.querySelector('meta[name=viewport]')).toBe(viewport)
})

it('is read with its characters as they are meant', () => {
  const page = parsePage(missing)
  expect([page?.title, page?.entry, page?.data]).toEqual(['Gone & lost', '/main.js', { path: '/' }])
  expect(page?.tags.find(({ attributes }) => attributes.has('property'))?.attributes.get('content')).toBe(`It's "gone"`)
})

it('decodes every character that the HTML has by its name or its number', () => {
  const page = parsePage(html('<title>UI&#x2F;UX &#8211; caf&#xE9; &#128640; &apos;&nothing; AT&T&#0;</title>'))
  expect(page?.title).toBe("UI/UX – café 🚀 '&nothing; AT&T&#0;")
})

it('is not read from a page that is not ours', () => {
  for (const other of ['<html><head><title>Log in</title></head></html>', about.replace('{"path', '{"pat'), ''])
    expect(parsePage(other)?.data.path).toBeUndefined()
})
