import { describe, expect, it } from 'vitest'
import { cacheOf, hosting, oneAddress, patternOf } from './model.ts'

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
