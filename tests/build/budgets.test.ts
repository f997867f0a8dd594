import { describe, expect, it } from 'vitest'
import { readScript } from '#build/crawl/read-file.ts'
import { allEntries, entriesToSave, firstEntries, limit, parseList, sizeOf } from '#offline/list.ts'
import { brotli, files, pages, read } from './dist.ts'

/** The budgets of first views, in brotli bytes. */
const kilo = 1000
const limits = {
  script: 130 * kilo,
  style: 16 * kilo,
  page: 14 * kilo,
  font: 14 * kilo,
  image: 60 * kilo,
  pictures: 25 * kilo,
}

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + brotli(path), 0)

describe('the budget of a first view', () => {
  it('holds for scripts on every page', () => {
    for (const { file, modules, scripts } of pages) {
      const loaded = [...modules, ...scripts.map(({ attribs }) => attribs.src ?? '')]
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

  it('holds for all pictures of a page of the services together', () => {
    for (const { path, all, below } of pages.filter(page => page.path.startsWith('/services'))) {
      const shown = new Set(
        all('main')
          .flatMap(below)
          .flatMap(({ name, attribs }) => (name === 'img' && attribs.src?.slice(1)) || []),
      )
      const bytes = sum([...shown].filter(source => files.includes(source)))
      expect([path, shown.size > 1, bytes <= limits.pictures ? 'within' : bytes]).toEqual([path, true, 'within'])
    }
  })

  it('holds for the HTML of every page', () => {
    for (const { file } of pages) {
      expect([file, brotli(file) <= limits.page ? 'within' : brotli(file)]).toEqual([file, 'within'])
    }
  })
})

describe('the budget of reading offline', () => {
  const list = parseList(read('offline.json').toString())
  if (!list) throw new Error('offline.json is no list')
  const fileOf = (path: string) =>
    files.includes(path.slice(1)) ? path.slice(1) : `${path === '/' ? 'index' : path.slice(1)}.html`
  /** The size of a response in bytes: of the compressed copy, or else of the file. */
  const sent = (file: string) => read(files.includes(`${file}.br`) ? `${file}.br` : file).length

  it('counts compressed bytes', () => {
    for (const { path, size } of allEntries(list)) expect([path, size]).toEqual([path, sent(fileOf(path))])
  })

  it('holds: 250 kB during the installation, 1.5 MB without asking', () => {
    expect(sizeOf(firstEntries(list))).toBeLessThanOrEqual(250 * kilo)
    expect(limit).toBe(1500 * kilo)
    expect(sizeOf(entriesToSave(list))).toBeLessThanOrEqual(limit)
  })

  it('lists with every page all scripts that it needs', () => {
    for (const { path, modules } of pages.filter(page => list.pages[page.path])) {
      const saved = new Set([...list.everywhere, ...(list.pages[path]?.needs ?? [])].map(at => list.files[at]?.path))
      const needed = new Set(modules)
      for (const file of needed)
        for (const { kind, target } of readScript(read(file.slice(1)).toString(), file.slice(1)))
          if (kind === 'import') needed.add(target)
      expect([path, needed.size > 3, [...needed].filter(file => !saved.has(file))]).toEqual([path, true, []])
    }
  })

  it('puts only articles and case studies that exceed the limit into `later`', () => {
    expect(list.later.filter(path => !/^\/(blog|case-studies)\//.test(path))).toEqual([])
    const [next] = list.later
    if (next) expect(sizeOf(entriesToSave(list, path => path === next))).toBeGreaterThan(limit)
  })
})

describe('the scripts of a page', () => {
  it('are those that the HTML lists, fetched after the first paint: existing files, without duplicates', () => {
    for (const { file, modules, scripts } of pages) {
      expect([file, scripts.flatMap(({ attribs }) => attribs.src ?? [])]).toEqual([file, []])
      expect([file, modules.some(href => href.includes('/libraries-'))]).toEqual([file, true])
      expect([file, modules.filter((href, at) => modules.indexOf(href) !== at)]).toEqual([file, []])
      expect([file, modules.filter(href => !files.includes(href.slice(1)))]).toEqual([file, []])
    }
  })

  it('never import each other in a circle, which would leave a module without what it imports', () => {
    const imports = new Map(
      files
        .filter(file => /^assets\/.*\.js$/.test(file))
        .map(file => [
          file,
          [
            ...read(file)
              .toString()
              .matchAll(/(?:from|import)"\.\/([^"]+)"/g),
          ].map(([, name]) => `assets/${name}`),
        ]),
    )
    const reaches = (from: string, seen = new Set<string>()): Set<string> => {
      for (const next of imports.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next))
      return seen
    }
    expect([...imports.values()].flat().length).toBeGreaterThan(pages.length)
    expect([...imports.keys()].filter(file => reaches(file).has(file))).toEqual([])
  })

  it('contain no text of a page', () => {
    const scripts = files.filter(file => file.endsWith('.js')).map(file => read(file).toString())
    for (const { file, meta } of pages) {
      const description = meta('description')
      expect([file, scripts.some(text => text.includes(description ?? ''))]).toEqual([file, false])
    }
  })
})
