import { describe, expect, it } from 'vitest'
import { allEntries, firstEntries, parseList } from '#offline/list.ts'
import { brotli, files, pages, read } from './dist.ts'

/** The budgets of first views, in brotli bytes. */
const kilo = 1000
const limits = {
  script: 110 * kilo,
  style: 14 * kilo,
  page: 14 * kilo,
  home: 20 * kilo,
  font: 14 * kilo,
  image: 60 * kilo,
}

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + brotli(path), 0)

describe('the budget of a first view', () => {
  it('holds for scripts on every page', () => {
    for (const { file, preloads, scripts } of pages) {
      const loaded = [...preloads, ...scripts.map(({ attribs }) => attribs.src ?? '')]
        .filter(Boolean)
        .map(href => href.slice(1))
      expect([file, sum(loaded) <= limits.script ? 'within' : sum(loaded)]).toEqual([file, 'within'])
    }
  })

  it('holds for the style, the font and the images', () => {
    expect(sum(files.filter(file => file.endsWith('.css')))).toBeLessThanOrEqual(limits.style)
    const fonts = files.filter(file => file.endsWith('.woff2'))
    expect(fonts).toHaveLength(1)
    expect(sum(fonts)).toBeLessThanOrEqual(limits.font)
    for (const file of files.filter(
      name => /\.(svg|png|webp|avif|jpg)$/.test(name) && !/^(social|screenshots)\//.test(name),
    )) {
      expect([file, brotli(file) <= limits.image]).toEqual([file, true])
    }
  })

  it('holds for the HTML of every page', () => {
    for (const { file, path } of pages) {
      const limit = path === '/' ? limits.home : limits.page
      expect([file, brotli(file) <= limit ? 'within' : brotli(file)]).toEqual([file, 'within'])
    }
  })
})

it('the budget of reading offline holds: 250 kB before the worker takes over, 1.2 MB in all', () => {
  const list = parseList(read('offline.json').toString())
  if (!list) throw new Error('offline.json is no list')
  const fileOf = (path: string) =>
    files.includes(path.slice(1)) ? path.slice(1) : `${path === '/' ? 'index' : path.slice(1)}.html`
  const bytes = (entries: readonly { readonly path: string }[]) => sum(entries.map(({ path }) => fileOf(path)))
  expect(bytes(firstEntries(list))).toBeLessThanOrEqual(250 * kilo)
  expect(bytes(allEntries(list))).toBeLessThanOrEqual(1200 * kilo)
})

describe('preloads', () => {
  it('include the libraries on every page, and are files that exist, each once', () => {
    for (const { file, preloads } of pages) {
      expect([file, preloads.some(href => href.includes('/libraries-'))]).toEqual([file, true])
      expect([file, preloads.filter((href, at) => preloads.indexOf(href) !== at)]).toEqual([file, []])
      expect([file, preloads.filter(href => !files.includes(href.slice(1)))]).toEqual([file, []])
    }
  })

  it("are the page's own: its content is on no other page", () => {
    const contentOf = new Map(
      pages.map(({ path, preloads }) => [
        path,
        preloads.filter(href => new RegExp(`/assets/${path.split('/').at(-1)}-[\\w-]{8}\\.js$`).test(href)),
      ]),
    )
    const services = pages.filter(({ path }) => /^\/(services|industries)\/[^/]+$/.test(path))
    for (const { path, preloads } of services) {
      expect([path, contentOf.get(path)?.length]).toEqual([path, 1])
      const foreign = services
        .flatMap(other => (other.path === path ? [] : (contentOf.get(other.path) ?? [])))
        .filter(href => preloads.includes(href) && !contentOf.get(path)?.includes(href))
      expect([path, foreign]).toEqual([path, []])
    }
  })
})
