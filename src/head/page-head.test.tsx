// @vitest-environment jsdom
import { UnheadProvider } from '@unhead/react/client'
import { createHead } from '@unhead/react/server'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { company } from '#company.ts'
import { type PageHead, usePageHead } from './page-head.ts'

function Page(head: PageHead) {
  usePageHead(head)
  return null
}

function render(head: PageHead) {
  const unhead = createHead({ disableDefaults: true })
  renderToString(
    <UnheadProvider value={unhead}>
      <Page {...head} />
    </UnheadProvider>,
  )
  document.head.innerHTML = unhead.render().headTags
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
  return { meta, title: document.title, canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') }
}

describe('the head of a page', () => {
  it('writes tags that agree, with the defaults of the specification', () => {
    const { meta, title, canonical } = render({ path: '/about', description: 'Who we are.' })
    expect(title).toMatch(/^About us/)
    expect(canonical).toBe(`${company.siteUrl}/about`)
    expect(meta('og:url')).toBe(canonical)
    for (const name of ['og:title', 'twitter:title']) expect(meta(name)).toBe(title)
    for (const name of ['description', 'og:description', 'twitter:description']) expect(meta(name)).toBe('Who we are.')
    expect(meta('og:type')).toBe('website')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('og:image')).toBe(meta('twitter:image'))
  })

  it('takes title, type, card, image and further entries', () => {
    const { meta, title } = render({
      path: '/404',
      title: 'Another',
      description: 'd',
      type: 'article',
      twitterCard: 'summary',
      image: '/x.png',
      extra: [{ name: 'robots', content: 'noindex, follow' }],
    })
    expect([title, meta('og:type'), meta('twitter:card'), meta('robots')]).toEqual([
      'Another',
      'article',
      'summary',
      'noindex, follow',
    ])
    expect(meta('og:image')).toBe(`${company.siteUrl}/x.png`)
  })
})
