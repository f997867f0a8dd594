import { describe, expect, it } from 'vitest'
import type { StaticPath } from '#site-map/index.ts'
import { siteMap } from '#site-map/index.ts'
import { type Loader, routes } from './routes.ts'

describe('the routes', () => {
  it('have a line for every page of the map', () => {
    for (const { path } of siteMap) expect(routes[path], path).toBeTypeOf('function')
  })

  it('are covered by type: a missing page and one without an entry fail to compile', () => {
    const { '/about': _, ...withoutAbout } = routes
    // @ts-expect-error the about page is missing
    const missing: Record<StaticPath, Loader> = withoutAbout
    const extra = {
      ...(routes satisfies Record<StaticPath, Loader>),
      // @ts-expect-error the map has no such page
      '/no-such-page': routes['/about'],
    } satisfies Record<keyof typeof routes, unknown>
    expect([missing, extra]).toHaveLength(2)
  })
})
