import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectSite } from '#build/crawl/crawl.ts'
import { readOutput } from '#build/crawl/output.ts'
import { filesBelow } from '#build/emit/files.ts'
import { company } from '#content/company.ts'
import { pageAt, siteMap } from '#content/map/index.ts'

const copy = mkdtempSync(join(tmpdir(), 'crawl-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Edits a file of the copy. Throws if nothing changes, which is a mistake in the test. */
function edit(path: string, change: (text: string) => string) {
  const before = readFileSync(join(copy, path), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`nothing was planted in ${path}`)
  writeFileSync(join(copy, path), after)
}

/** The first script or style sheet. */
const asset = (ending: string) => `assets/${readdirSync(join(copy, 'assets')).find(name => name.endsWith(ending))}`

const intoMain = (html: string) => (text: string) => text.replace('</main>', `${html}</main>`)
const siteUrl = company.siteUrl

/** The path of the first service without its leading slash. */
const service = siteMap.find(({ path }) => path.startsWith('/services/'))?.path.slice(1) ?? ''

/** One fault of each kind: a function that plants it, and the expected report. */
const plants: Record<string, { plant: () => void; named: RegExp; needs?: unknown }> = {
  'a dead link, with its page and its text': {
    plant: () => edit('about.html', intoMain('<a href="/no-such-page">Our <b>secrets</b></a>')),
    named: /\/no-such-page\n.*no page or file.*\n\s+from \/about: "Our secrets"/,
  },
  'a dead link on every page, once': {
    plant: () => {
      for (const path of filesBelow(copy).filter(name => name.endsWith('.html'))) {
        const text = readFileSync(join(copy, path), 'utf8')
        writeFileSync(join(copy, path), text.replace('</header>', '<a href="/lost">Lost</a></header>'))
      }
    },
    named: /\/lost\n.*\n\s+on every page, in the header: "Lost"\n(?!\s+from)/,
  },
  'a missing anchor': {
    plant: () => edit('contact.html', intoMain('<a href="/about#nowhere">Design</a>')),
    named: /\/about#nowhere\n.*id.*\n\s+from \/contact: "Design"/,
  },
  'a misspelt anchor, with the one that was meant': {
    plant: () => edit('contact.html', intoMain('<a href="/about#mian">Design</a>')),
    named: /\/about#mian\n.*did you mean #main\?/,
  },
  'an id of two elements': {
    plant: () => edit('contact.html', intoMain('<p id="main"></p>')),
    named: /\/contact#main\n.*one element/,
  },
  'a missing candidate of a srcset': {
    plant: () =>
      edit('privacy.html', intoMain('<img src="/favicon.svg" srcset="/favicon.svg 1x, /absent-2x.png 2x" alt="">')),
    named: /\/absent-2x\.png\n.*\n\s+from \/privacy: img\[srcset\]/,
  },
  'a missing asset in a style sheet': {
    plant: () => edit(asset('.css'), css => `${css}.x{background:url(./absent.png)}`),
    named: /\/assets\/absent\.png\n.*\n\s+from assets\/.*\.css: url\(\)/,
  },
  'a missing file in the manifest': {
    plant: () => edit('manifest.webmanifest', json => json.replace('icon-192.png', 'icon-193.png')),
    named: /icon-193\.png\n.*\n\s+from manifest\.webmanifest: src/,
  },
  'a missing module': {
    plant: () => edit(asset('.js'), code => `${code}\nimport("./absent.js")`),
    named: /\/assets\/absent\.js\n.*\n\s+from assets\/.*\.js: import/,
  },
  'a dead entry of a feed': {
    needs: pageAt('/careers'),
    plant: () =>
      edit('careers/feed.xml', xml =>
        xml.replace('</channel>', `<item><link>${siteUrl}/careers/unwritten</link></item></channel>`),
      ),
    named: /\/careers\/unwritten\n.*\n\s+from careers\/feed\.xml: link/,
  },
  'a dead entry of the sitemap': {
    plant: () =>
      edit('sitemap.xml', xml => xml.replace('</urlset>', `<url><loc>${siteUrl}/unbuilt</loc></url></urlset>`)),
    named: /\/unbuilt\n.*\n\s+from sitemap\.xml: loc/,
  },
  'a page that no page links to': {
    plant: () =>
      edit('sitemap.xml', xml => {
        writeFileSync(join(copy, 'island.html'), readFileSync(join(copy, 'sitemap.html')))
        return xml.replace('</urlset>', `<url><loc>${siteUrl}/island</loc></url></urlset>`)
      }),
    named: /\/island\n(.*\n)*?\s+no page links to this one/,
  },
  'a wrong canonical': {
    plant: () =>
      edit('privacy.html', html =>
        html.replace(/(?<=rel="canonical" href=")[^"]+|(?<=href=")[^"]+(?=" rel="canonical")/, `${siteUrl}/about`),
      ),
    named: /\/privacy\n(.*\n)*?\s+its canonical is ".*\/about"/,
  },
  'a page that the sitemap lacks': {
    plant: () =>
      edit('sitemap.xml', xml => xml.replace(new RegExp(`<url><loc>${siteUrl}/contact</loc>[\\s\\S]*?</url>`), '')),
    named: /\/contact\n(.*\n)*?\s+it can be indexed but is not in sitemap\.xml/,
  },
  'a 404 page that search engines may keep': {
    plant: () => edit('404.html', html => html.replace('noindex, follow', 'index, follow')),
    named: /\/404\n(.*\n)*?\s+its robots is "index, follow"/,
  },
  'a title that another page has': {
    plant: () => {
      const title = /<title>([^<]+)/.exec(readFileSync(join(copy, 'about.html'), 'utf8'))?.[1]
      edit('contact.html', html => html.replace(/<title>[^<]+/, `<title>${title}`))
    },
    named: /its title is that of \/(contact|about)/,
  },
  'a missing description': {
    plant: () => edit('privacy.html', html => html.replace(/<meta name="description"[^>]*>/, '')),
    named: /\/privacy\n(.*\n)*?\s+it has no description/,
  },
  'a description that search engines cut off': {
    plant: () =>
      edit('about.html', html => html.replace(/(<meta name="description" content=")/, `$1${'word '.repeat(34)}`)),
    named: /\/about\n(.*\n)*?\s+its description has \d{3} characters.*, not 70 to 170/,
  },
  'broken structured data': {
    plant: () => edit('sitemap.html', html => html.replace('"@graph":[', '"@graph":[,')),
    named: /\/sitemap\n(.*\n)*?\s+its structured data is not JSON/,
  },
  'a claim that nobody can read on the page': {
    needs: service,
    plant: () => edit(`${service}.html`, html => html.replace(/("@type":"Question"[^}]*?"name":")/, '$1Invisible: ')),
    named: new RegExp(`/${service}\n(.*\n)*?\\s+its Question claims name "Invisible: `),
  },
  'a reference that leads nowhere': {
    plant: () => edit('about.html', html => html.replace(/("publisher":\{"@id":"[^"]+#)organization/, '$1nobody')),
    named: /\/about\n(.*\n)*?\s+its structured data refers to .*#nobody/,
  },
  'an outbound link without encryption': {
    plant: () => edit('contact.html', intoMain('<a href="http://www.linkedin.com/x">Profile</a>')),
    named: /http:\/\/www\.linkedin\.com\/x\n.*http, not https/,
  },
  'a domain that nobody has allowed': {
    plant: () => edit('contact.html', intoMain('<a href="https://casino.invalid/">Win</a>')),
    named: /https:\/\/casino\.invalid\/\n.*outbound-domains/,
  },
}

/** The faults that are possible on this owner's site. */
const possible = Object.entries(plants).filter(([, plant]) => !('needs' in plant) || plant.needs)

describe('the crawl', () => {
  let found = ''
  beforeAll(async () => {
    cpSync('dist', copy, { recursive: true })
    for (const [, { plant }] of possible) plant()
    found = (await inspectSite(await readOutput(copy))) ?? ''
  })

  it('finds nothing wrong with the site', async () => {
    expect(await inspectSite(await readOutput('dist'))).toBeUndefined()
  })

  for (const [name, { named }] of possible) {
    it(`names ${name}`, () => expect(found).toMatch(named))
  }
})
