import { describe, expect, it } from 'vitest'
import { cacheOf, hosting, oneAddress, patternOf } from './model.ts'

const policy = (apiBase?: string, html?: string) =>
  hosting(apiBase, html).headers['Content-Security-Policy']?.split('; ') ?? []

it('the policy for content lets the script of a page run by its hash, and no other inline script', () => {
  const html =
    '<script type="application/ld+json">{}</script><script type="module" data-modules="/a.js">if (1 < 2) x()</script>'
  // printf 'if (1 < 2) x()' | openssl dgst -sha256 -binary | base64
  expect(policy('', html)).toContain("script-src 'self' 'sha256-htw8JGAx3DASnj1266hY7Q0WDCgwHGZDx7tEP+YUpLQ='")
  expect(policy('', '<script type="module" src="/a.js"></script>')).toContain("script-src 'self'")
})

describe('the rules for files', () => {
  it('keep what has a version in its name for good, and nothing else', () => {
    expect(cacheOf('/assets/app-1.js')).toContain('immutable')
    expect(cacheOf('/art/about.f357b4d4.svg')).toContain('immutable')
    expect(['/', '/about', '/favicon.svg', '/assets'].filter(path => cacheOf(path).includes('immutable'))).toEqual([])
    expect(cacheOf('/service-worker.js')).toBe('no-cache')
  })

  it('never meet on one path', () => {
    const { rules } = hosting()
    for (const { files } of rules)
      expect(
        rules.filter(rule => new RegExp(patternOf(rule)).test(files.replace('*', 'x'))).map(rule => rule.files),
      ).toEqual([files])
  })
})

it('the address without slash or extension is the page, and never another host', () => {
  expect(new RegExp(oneAddress.slash).exec('/about/')?.[1]).toBe('about')
  expect(new RegExp(oneAddress.slash).exec('//evil.example/')?.[1]).toBe('evil.example')
  expect(new RegExp(oneAddress.extension).exec('/careers/1.html')?.[1]).toBe('careers/1')
  for (const path of [
    '/',
    '/about',
    '/\\evil.example/',
    '//\\evil.example/x.html',
    '/\t/evil.example/',
    '/\n\\evil.example/x.html',
  ])
    expect(Object.values(oneAddress).filter(pattern => new RegExp(pattern).test(path))).toEqual([])
})
