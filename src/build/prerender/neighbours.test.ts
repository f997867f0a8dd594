import { expect, it } from 'vitest'
import { posts } from '#content/blog.ts'
import { company } from '#content/company.ts'
import { childrenOf } from '#content/map/index.ts'
import { industriesMenu, resourcesMenu, solutionCategories } from '#content/map/menus.ts'
import { pageOfView } from '#content/read/pages.build.ts'
import { artName } from '#pictures/name.ts'
import { dyeOf } from '#pictures/patch.build.ts'
import { patchOf } from '#pictures/patches.ts'
import { wholeQuilt } from './whole-quilt.ts'

const dyeAt = (picture: string) => {
  const patch = patchOf(picture)
  return patch && dyeOf(patch)
}

interface List {
  readonly name: string
  /** The addresses of the entries. */
  readonly entries: readonly string[]
  /** The numbers of columns that the list has, by the width of the window. */
  readonly columns: readonly number[]
  /** Whether the first entry has a row of its own. */
  readonly led?: boolean
}

const pathsOf = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path)
const lists: readonly List[] = [
  { name: 'the Industries menu', entries: pathsOf(industriesMenu), columns: [2] },
  { name: 'the Resources menu', entries: pathsOf(resourcesMenu), columns: [1] },
  ...solutionCategories
    .flatMap(({ items }) => items)
    .map(({ label, subItems }) => ({
      name: `the options of ${label}`,
      entries: subItems.map(({ href }) => href),
      columns: [1],
    })),
  { name: 'the services', entries: pathsOf(childrenOf('/services')), columns: [2, 3], led: true },
  {
    name: 'the popular searches',
    entries: pageOfView('search')?.words.popular.map(({ to }) => to.split('#')[0] ?? '') ?? [],
    columns: [2, 3],
  },
  { name: 'the blog', entries: posts.slice(3).map(({ slug }) => `/${slug}`), columns: [2] },
]

// A company that copies the site has other pages, and so other neighbours.
it.runIf(company.sample).each(lists)('no two neighbours have the same dye in $name', ({ entries, columns, led }) => {
  const dyes = entries.map(entry => dyeAt(artName(entry)))
  const twins = columns.flatMap(count =>
    entries.flatMap((entry, at) => {
      const above = led && at > 0 ? Math.max(at - count, 0) : at - count
      return [at - 1, above]
        .filter(other => dyes[at] !== undefined && dyes[other] === dyes[at])
        .map(other => [entries[other], entry])
    }),
  )
  expect(twins).toEqual([])
})

it.runIf(company.sample)('no patch of the whole quilt has the dye of the one before it, but jobs of one team', () => {
  const pieces = wholeQuilt()
  const twins = pieces.filter(({ dye, picture }, at) => {
    const before = pieces[at - 1]
    return dye && dye === before?.dye && picture !== before.picture
  })
  expect(twins.map(({ path }) => path)).toEqual([])
})
