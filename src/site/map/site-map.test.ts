import { describe, expect, it } from 'vitest'
import { crumbsAbove } from './breadcrumbs.ts'
import { blogPath, founderPath, jobPath, postPath } from './families.ts'
import { pageAt, pathIfThere, siteMap } from './index.ts'
import { companyMenu, industriesMenu, resourcesMenu, solutionCategories } from './menus.ts'
import { redirects } from './redirects.ts'
import { treeCards, treeOf } from './tree.ts'

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the site map', () => {
  it('has each path and alias once', () => {
    expect(repeated([...siteMap.map(({ path }) => path), ...redirects.map(([from]) => from)])).toEqual([])
  })

  it('has canonical paths: no trailing slash, no extension, lower case', () => {
    for (const { path } of siteMap) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/)
  })

  it('has only parents that are pages', () => {
    for (const page of siteMap) if (page.parent) expect(pageAt(page.parent), page.path).toBeDefined()
  })

  it('leads home from every page', () => {
    expect(crumbsAbove('/')).toEqual([])
    for (const { path, parent } of siteMap) if (parent) expect(crumbsAbove(path).at(-1)?.path, path).toBe(parent)
    expect(crumbsAbove(jobPath({ id: 4 })).map(({ path }) => path)).toEqual(pathIfThere('/careers') ? ['/', '/careers'] : ['/'])
    expect(crumbsAbove(postPath({ slug: 'x' })).map(({ path }) => path)).toEqual(pageAt(blogPath) ? ['/', '/blog'] : ['/'])
    expect(crumbsAbove(founderPath).map(({ path }) => path)).toEqual(['/'])
  })
})

describe('the menus', () => {
  it('tell what each entry is', () => {
    for (const { path, blurb } of [...industriesMenu, ...companyMenu, ...resourcesMenu]) expect(blurb, path).toBeTruthy()
    for (const { href, description, subItems } of solutionCategories.flatMap(({ items }) => items)) {
      expect(description, href).toBeTruthy()
      for (const sub of subItems) expect([sub.href, sub.features.length > 0]).toEqual([sub.href, true])
    }
  })

  it('show every page somewhere in the tree, and all but the landing pages on its cards', () => {
    const pages = siteMap.filter(({ path }) => path !== '/404')
    const tree = JSON.stringify(treeOf({}))
    expect(pages.filter(({ path }) => !tree.includes(`"${path}"`))).toEqual([])
    const cards = treeCards.flatMap(({ links }) => links.map(({ to }) => to))
    expect(pages.filter(({ path, section }) => section !== 'landing' && !cards.includes(path))).toEqual([])
  })
})
