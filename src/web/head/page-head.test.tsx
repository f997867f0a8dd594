// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '#site/company.ts'
import { type PageHead, usePageHead } from './page-head.ts'

function Page(head: PageHead) {
  usePageHead(head)
  return null
}

const metas = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(meta =>
    meta.getAttribute('content'),
  )
const links = (rel: string) => [...document.querySelectorAll(`link[rel=${rel}]`)].map(link => link.getAttribute('href'))

beforeEach(() => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">'
})

describe('the head of a page', () => {
  it('has tags that agree, with the defaults of the specification', () => {
    render(<Page path="/about" description="Who we are." />)
    expect(document.title).toMatch(/^About us/)
    expect(links('canonical')).toEqual([`${company.siteUrl}/about`])
    expect(metas('og:url')).toEqual(links('canonical'))
    for (const name of ['og:title', 'twitter:title']) expect(metas(name)).toEqual([document.title])
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(metas(name)).toEqual(['Who we are.'])
    expect(metas('og:type')).toEqual(['website'])
    expect(metas('twitter:card')).toEqual(['summary_large_image'])
    expect(metas('og:image')).toEqual(metas('twitter:image'))
  })

  it('takes title, type, card, image, feeds and further entries', () => {
    render(
      <Page
        path="/404"
        title="Another"
        description="d"
        type="article"
        twitterCard="summary"
        image="/x.png"
        feeds={[{ type: 'application/rss+xml', href: '/rss.xml' }]}
        extra={[{ name: 'robots', content: 'noindex, follow' }]}
      />,
    )
    expect(document.title).toBe('Another')
    expect([metas('og:type'), metas('twitter:card'), metas('robots')]).toEqual([
      ['article'],
      ['summary'],
      ['noindex, follow'],
    ])
    expect(metas('og:image')).toEqual([`${company.siteUrl}/x.png`])
    expect(links('alternate')).toEqual(['/rss.xml'])
  })

  it('leaves nothing of the page before, and what is of no page alone', () => {
    const { rerender } = render(
      <Page path="/404" description="Gone." extra={[{ name: 'robots', content: 'noindex, follow' }]} />,
    )
    document.head.insertAdjacentHTML('beforeend', '<script type="application/ld+json">{}</script>')
    rerender(<Page path="/about" description="Who we are." />)
    expect(links('canonical')).toEqual([`${company.siteUrl}/about`])
    expect(metas('description')).toEqual(['Who we are.'])
    expect(metas('robots')).toEqual([])
    expect(metas('viewport')).toEqual(['width=device-width'])
    expect(document.querySelector('script')).toBeNull()
  })
})
