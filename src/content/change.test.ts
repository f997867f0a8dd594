import { expect, it } from 'vitest'
import texts from '#generated/texts/results.json' with { type: 'json' }
import { changeOf } from './change.ts'
import { fill } from './fill.ts'

it('a figure that changes has two parts, and is said as one sentence', () => {
  const parts = { from: '19', to: '3 days' }
  const spoken = fill(texts.change, parts)
  expect(changeOf(fill(texts.range, parts), texts)).toEqual({ was: '19', is: '3 days', spoken })
})

it('a single figure is no change', () => {
  expect(changeOf('98.7%', texts)).toBeUndefined()
})
