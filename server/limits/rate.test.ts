import { expect, it } from 'vitest'
import { createRates } from './rate.ts'

it('a request that the overall rate refuses does not count against its sender', () => {
  let time = 0
  const rates = createRates({ perAddress: 1, overall: 60 }, () => time)
  for (let stored = 0; stored < 60; stored += 1) expect(rates.reserve()).toBeUndefined()
  expect(rates.admit('198.51.100.7')).toBe(1)
  time += 1000
  expect(rates.admit('198.51.100.7')).toBeUndefined()
  expect(rates.admit('198.51.100.7')).toBe(60)
})
