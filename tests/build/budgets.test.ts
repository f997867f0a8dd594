import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readScript } from '#build/crawl/read-file.ts'
import { excessOf } from '#build/limits.ts'
import { entriesOf, parseList } from '#offline/list.ts'
import { figuresOf } from '#offline/offline-list.build.ts'
import { brotli, files, pages, read } from './dist.ts'

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + brotli(path), 0)

describe('the budget of a first view', () => {
  it('holds for the scripts and the HTML of every page', () => {
    const excesses = pages.flatMap(({ file, path, modules, scripts }) => {
      const loaded = [...modules, ...scripts.map(({ attribs }) => attribs.src ?? '')].filter(Boolean)
      return [
        ...excessOf('script', `the scripts of ${path}`, sum(loaded.map(href => href.slice(1)))),
        ...excessOf(path === '/' ? 'home' : 'page', file, brotli(file)),
      ]
    })
    expect(excesses).toEqual([])
  })

  it('holds for the style, the font and the images', () => {
    const fonts = files.filter(file => file.endsWith('.woff2'))
    expect(fonts).not.toEqual([])
    const images = files.filter(
      file => /\.(svg|png|webp|avif|jpg)$/.test(file) && !/^(social|screenshots)\//.test(file),
    )
    expect([
      ...excessOf('style', 'the style sheet', sum(files.filter(file => file.endsWith('.css')))),
      ...excessOf('font', 'the font', sum(fonts)),
      ...images.flatMap(file => excessOf('image', file, brotli(file))),
    ]).toEqual([])
  })

  it('holds for all pictures of a page of the services together', () => {
    for (const { path, all, below } of pages.filter(page => page.path.startsWith('/services'))) {
      const images = all('main')
        .flatMap(below)
        .filter(({ name }) => name === 'img')
      const shown = new Set(images.flatMap(({ attribs }) => attribs.src?.slice(1) ?? []))
      const bytes = sum([...shown].filter(source => files.includes(source)))
      expect([path, shown.size > 1, excessOf('pictures of a service', path, bytes)]).toEqual([path, true, []])
    }
  })
})

describe('the budget of reading offline', () => {
  const list = parseList(read('offline.json').toString())
  if (!list) throw new Error('offline.json is no list')
  const precached = [
    ...read('service-worker.js')
      .toString()
      .matchAll(/"url":"([^"]+)"/g),
  ].map(([, url = '']) => url)

  it('holds for the installation and for all that is saved without asking', () => {
    const figures = figuresOf(list, precached, brotli)
    expect([
      ...excessOf('installation', 'what the installation waits for', figures.installation),
      ...excessOf('offline', 'what is saved without asking', figures.offline),
    ]).toEqual([])
  })

  it('all scripts that a page needs are precached, or saved with it', () => {
    for (const { path, modules } of pages.filter(page => list.pages[page.path])) {
      const saved = new Set([...precached.map(url => `/${url}`), ...entriesOf(list, path)])
      const needed = new Set(modules)
      for (const file of needed)
        for (const { kind, target } of readScript(read(file.slice(1)).toString()))
          if (kind === 'import') needed.add(posix.join(posix.dirname(file), target))
      expect([path, needed.size > 3, [...needed].filter(file => !saved.has(file))]).toEqual([path, true, []])
    }
  })
})

describe('the scripts of a page', () => {
  it('are those that the HTML lists, fetched after the first paint: existing files, without duplicates', () => {
    for (const { file, modules, scripts } of pages) {
      const inHtml = scripts.flatMap(({ attribs }) => attribs.src ?? [])
      const wrong = modules.filter((href, at) => modules.indexOf(href) !== at || !files.includes(href.slice(1)))
      expect([file, inHtml, wrong, modules.length > 0]).toEqual([file, [], [], true])
    }
  })

  it('contain no text of a page', () => {
    const scripts = files.filter(file => file.endsWith('.js')).map(file => read(file).toString())
    for (const { file, meta } of pages)
      expect([file, scripts.some(text => text.includes(meta('description') ?? ''))]).toEqual([file, false])
  })
})
