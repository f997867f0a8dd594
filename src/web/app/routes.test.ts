import { describe, expect, expectTypeOf, it } from 'vitest'
import type { StaticPath } from '#site/map/index.ts'
import { siteMap } from '#site/map/index.ts'
import { type Loader, routes } from './routes.ts'

describe('the routes', () => {
  it('have a line for every page of the map', () => {
    for (const { path } of siteMap) expect(routes[path], path).toBeTypeOf('function')
  })

  // Held by tsc: a wrong expectation about types does not compile.
  it('are covered by type: a missing page and one without an entry fail to compile', () => {
    expectTypeOf(routes).toExtend<Record<StaticPath, Loader>>()
    expectTypeOf<Omit<typeof routes, '/about'>>().not.toExtend<Record<StaticPath, Loader>>()
    expectTypeOf<'/no-such-page'>().not.toExtend<keyof typeof routes>()
  })
})
