import { describe, expect, it } from 'vitest'
import { anyOf, ContentError, faultLine, quoted, sortedFaults } from './fault.ts'
import { nearest } from './nearest.ts'

describe('a fault', () => {
  it('is one line with its place, what was expected and found, and the nearest right value', () => {
    expect(faultLine({ file: 'data/jobs.json', line: 12, column: 5, message: 'not a day' })).toBe('data/jobs.json:12:5: not a day')
    expect(
      faultLine({
        file: 'data/jobs.json',
        line: 12,
        message: '[2].type: not known',
        expected: anyOf(['full', 'part']),
        found: quoted('ful'),
        suggestion: quoted('full'),
      }),
    ).toBe('data/jobs.json:12: [2].type: not known; expected one of full, part, found "ful"; did you mean "full"?')
    expect(faultLine({ file: 'data/photos/a.jpg', column: 5, message: 'too small' })).toBe('data/photos/a.jpg: too small')
  })

  it('shows long values shortened, many names as their count, and a missing value as nothing', () => {
    expect(quoted('x'.repeat(500))).toHaveLength(61)
    expect(quoted(undefined)).toBe('nothing')
    expect(anyOf(Array.from({ length: 90 }, String), 'icons')).toBe('one of 90 icons')
  })

  it('is listed once, by file and by line as a number', () => {
    const at = (file: string, line: number) => ({ file, line, message: 'wrong' })
    const all = [at('b', 1), at('a', 10), at('a', 9), at('b', 1)]
    expect(sortedFaults(all).map(faultLine)).toEqual(['a:9: wrong', 'a:10: wrong', 'b:1: wrong'])
    expect(new ContentError(all).message).toBe('a:9: wrong\na:10: wrong\nb:1: wrong')
  })
})

describe('the nearest right value', () => {
  it('differs by a mistake in typing', () => {
    const names = ['shopping-cart', 'truck', 'heart', 'chart-bar']
    expect(nearest('shoping-cart', names)).toBe('shopping-cart')
    expect(nearest('Shopping_Cart', names)).toBe('shopping-cart')
    expect(nearest('turck', names)).toBe('truck')
    expect(nearest('hart', names)).toBe('heart')
    expect(nearest('2026-02-31', ['2026-02-28', '2026-03-31'])).toBe('2026-03-31')
  })

  it('is none where nothing is close', () => {
    expect(nearest('banana', ['truck', 'heart'])).toBeUndefined()
    expect(nearest('x', [])).toBeUndefined()
  })
})
