import { expect, it } from 'vitest'
import { allExpressionFaults, expressionFaults } from '../scripts/expressions.ts'

const faultsOf = (expression: string) =>
  expressionFaults('a.ts', `const text = ''\nexport const found = ${expression}\n`)

it.each([String.raw`/^\s*(https?:\S*)?\s*$/`, String.raw`/^\/+|\/+$/g`, '/(a+)+b/', String.raw`/[\s.]+$/`])(
  '%s is refused, with its line',
  expression => {
    expect(faultsOf(expression)).toEqual([
      { file: 'a.ts', line: 2, message: expect.stringContaining(expression.slice(0, 6)) },
    ])
  },
)

it.each([String.raw`/^\s*[^\s@]+@[^\s@]+$/`, String.raw`/\s+/g`, String.raw`/^bytes=(\d*)-(\d*)$/`])(
  '%s is accepted',
  expression => {
    expect(faultsOf(expression)).toEqual([])
  },
)

it('none of the project is slow on what strangers send', () => {
  expect(allExpressionFaults()).toEqual([])
})
