import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pathsToPrerender } from '#build/prerender/paths.ts'
import { company } from '#content/company.ts'
import { siteMap } from '#content/map/index.ts'
import { redirects } from '#content/map/redirects.ts'
import { files, pages, read } from './dist.ts'

describe('the written pages', () => {
  it('are one for every route and no other', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(pathsToPrerender().map(String).sort())
  })

  it('have a complete and consistent head', () => {
    for (const { file, path, title, canonical, meta } of pages) {
      const url = `${company.siteUrl}${path}`
      const [description, image, alt = ''] = [meta('description'), meta('og:image'), meta('og:image:alt')]
      const openGraph = ['url', 'title', 'description'].map(name => meta(`og:${name}`))
      const twitter = ['title', 'description', 'image', 'image:alt', 'card'].map(name => meta(`twitter:${name}`))
      expect({ file, canonical, openGraph, twitter }).toEqual({
        file,
        canonical: url,
        openGraph: [url, title, description],
        twitter: [title, description, image, alt, 'summary_large_image'],
      })
      expect(image, file).toMatch(/^https:/)
      expect(alt.length, file).toBeGreaterThan(4)
      expect(['website', 'article', 'profile'], file).toContain(meta('og:type'))
    }
  })

  it('have the one inline script that the policy of the hosts lets run, and no inline handler or style', () => {
    const policy = /^ *Content-Security-Policy: (.*)$/m.exec(readFileSync('dist-hosts/netlify/_headers', 'utf8'))?.[1]
    const allowed = /script-src 'self' '(sha256-[^']+)';/.exec(policy ?? '')?.[1]
    for (const { file, scripts, elements, text } of pages) {
      const inline = scripts.filter(({ attribs }) => !attribs.type?.endsWith('json'))
      const hashes = inline.map(script => `sha256-${createHash('sha256').update(text(script)).digest('base64')}`)
      expect([file, hashes, inline[0]?.attribs.src]).toEqual([file, [allowed], undefined])
      const handlers = elements.flatMap(({ attribs }) =>
        Object.keys(attribs).filter(name => name.startsWith('on') || name === 'style'),
      )
      expect([file, handlers]).toEqual([file, []])
    }
  })

  it('contain no unrendered values, such as `undefined` and `{{`, and no empty `src` or `href`', () => {
    for (const { file, html } of pages) {
      const visible = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
      expect([file, /\bundefined\b|\[object Object\]|\bNaN\b|\{\{/.exec(visible)?.[0]]).toEqual([file, undefined])
      expect([file, /src=""|href=""/.exec(html)?.[0]]).toEqual([file, undefined])
    }
  })
})

describe('the output', () => {
  it('has a redirect from every alias to its page', () => {
    for (const [from, to] of redirects) {
      const stub = read(`${from.slice(1)}.html`).toString()
      expect(stub).toContain(`<link rel="canonical" href="${company.siteUrl}${to}">`)
      expect(stub).toContain(`content="0; url=${to}"`)
      // With both `noindex` and a canonical link, search engines may ignore links to the alias.
      expect([from, /robots|noindex/.exec(stub)?.[0]]).toEqual([from, undefined])
    }
    expect(siteMap.filter(({ path }) => redirects.some(([from]) => from === path))).toEqual([])
  })

  it('contains no files of the prerenderer', () => {
    expect(files.filter(file => /static-loader-data|^\.vite/.test(file))).toEqual([])
  })
})
