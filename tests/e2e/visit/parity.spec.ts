import { test as base, expect, type Page } from '@playwright/test'
import { posts } from '#content/blog.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import caseStudies from '#generated/texts/caseStudies.json' with { type: 'json' }
import industries from '#generated/texts/industries.json' with { type: 'json' }
import sections from '#generated/texts/sections.json' with { type: 'json' }
import { everyPage, sharedPage } from '../every-page.ts'
import { firstScreen, unexpectedShifts, visibleLines } from '../first-view.ts'
import { hydrated } from '../site.ts'

/** The first one is for the first page of each kind only. */
const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

const { categories = [], sidebar, loadMore = '' } = pageOfView('blog')?.words ?? {}

/** The texts of controls that filter the blog's posts. */
const filters = [
  ...[loadMore, ...Object.values(sidebar ?? {})],
  ...categories.flatMap(name => [name, `${name} (${posts.filter(({ category }) => category === name).length})`]),
  ...posts.flatMap(({ tags }) => tags),
]

/** What only scripts can do, and what they say of this browser: without them it would mean nothing. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  '/blog': filters,
  '/contact': ['Show the street map'],
  '/support': Object.values(pageOfView('support')?.words.tabs ?? {}),
  '/sitemap': ['Point at a page to preview it.'],
  '/offline': [
    'This browser can’t save pages of this site. Saving isn’t allowed here, or scripts are off.',
    'Nothing is waiting on this device.',
  ],
}

/** Exceptions for every page: only scripts can fold a list, and without them it is open. */
const everywhere: readonly string[] = [
  ...Object.entries(sections).flatMap(([key, text]) => (key.startsWith('unfold') ? [text] : [])),
  ...[industries.allChallenges, industries.allSolutions, caseStudies.allFacts],
]

const test = base.extend<object, { bare: Page; live: Page }>({
  bare: sharedPage({ javaScriptEnabled: false }),
  live: sharedPage({}, false),
})

for (const { path, tag } of everyPage) {
  test(`${path} is the same before scripts run as after`, { tag }, async ({ bare, live }) => {
    const messages: string[] = []
    live.on('console', message => messages.push(message.text()))
    live.on('pageerror', error => messages.push(error.message))
    bare.on('requestfailed', request => messages.push(`${request.url()}: ${request.failure()?.errorText}`))
    await bare.goto(path)
    for (const screen of tag.length === 0 ? screens : screens.slice(1)) {
      const at = `${path} at ${screen.width} px`
      await live.setViewportSize(screen)
      await live.goto(path)
      await hydrated(live)
      await bare.setViewportSize(screen)

      const before = new Set(await visibleLines(bare))
      const allowed = [...everywhere, ...(exceptions[path] ?? [])]
      const missing = (await visibleLines(live)).filter(line => !before.has(line) && !allowed.includes(line))
      expect.soft(missing, `${at}: text that only scripts bring`).toEqual([])

      const [largest] = await firstScreen(live)
      // A photograph may come in another width, and a browser may name the fragment with which it had a file before.
      const nameOf = (what = '') => what.replace(/-\d+\.[0-9a-f]{8}\.(avif|webp)$|#\w+$/, '')
      const without = (await firstScreen(bare)).filter(({ what }) => nameOf(what) === nameOf(largest?.what))
      expect.soft(without[0]?.opacity, `${at}: opacity without scripts of “${largest?.what}”`).toBe(1)

      expect.soft(await unexpectedShifts(live), `${at}: layout shifts`).toEqual([])
    }
    for (const page of [bare, live]) page.removeAllListeners()
    expect(messages, `${path}: console, and files that did not arrive`).toEqual([])
  })
}
