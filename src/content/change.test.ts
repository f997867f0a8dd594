import { expect, it } from 'vitest'
import texts from '#generated/texts/results.json' with { type: 'json' }
import { changeOf } from './change.ts'

it('a figure that changes has two parts, and is said as one sentence', () => {
  expect(changeOf('19 to 3 days', texts)).toEqual({ was: '19', is: '3 days', spoken: 'from 19 to 3 days' })
})

it('a single figure is no change', () => {
  expect(changeOf('98.7%', texts)).toBeUndefined()
})
