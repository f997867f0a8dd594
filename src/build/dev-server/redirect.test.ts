import { describe, expect, it, vi } from 'vitest'
import { redirects } from '#site/map/redirects.ts'
import { redirect } from './redirect.ts'

/** Returns the redirect target of a URL; undefined if there is no redirect. */
function locationOf(url: string): string | undefined {
  let location: string | undefined
  const response = {
    writeHead: (_: number, headers: { readonly Location: string }) => {
      location = headers.Location
      return { end: () => undefined }
    },
  }
  const next = vi.fn()
  redirect({ url } as Parameters<typeof redirect>[0], response as unknown as Parameters<typeof redirect>[1], next)
  expect(next).toHaveBeenCalledTimes(location === undefined ? 1 : 0)
  return location
}

describe('the redirects of the development and preview servers', () => {
  it('lead aliases, trailing slashes and extensions to the page', () => {
    const [[alias, page] = ['', '']] = redirects
    expect(locationOf(`${alias}?a=1`)).toBe(`${page}?a=1`)
    expect(locationOf(`${alias}/`)).toBe(page)
    expect(locationOf('/about/?a=1')).toBe('/about?a=1')
    expect(locationOf('/about.html')).toBe('/about')
    expect(locationOf('/index.html?a=1')).toBe('/?a=1')
    expect(locationOf('/api-design/')).toBe('/api-design')
  })

  it('leave pages and the API alone, and lead to no other host', () => {
    expect(['/', '/about', '/index.html?html-proxy&index=0.js', '/api/jobs/', '/api/'].map(locationOf)).toEqual(
      Array(5).fill(undefined),
    )
    expect(String(locationOf('//evil.example/'))).not.toMatch(/^\/\//)
  })
})
