import { expect, it } from 'vitest'
import { countable } from './counter.tsx'

it.each([
  ['45', '', 45, ''],
  ['100+', '', 100, '+'],
  ['97%', '', 97, '%'],
  ['1,200+', '', 1200, '+'],
  ['99.9%', '', 99.9, '%'],
  ['100k+', '', 100, 'k+'],
  ['15 countries', '', 15, ' countries'],
  ['$5M', '$', 5, 'M'],
])('%s counts', (value, before, number, after) => {
  expect(countable(value)).toMatchObject({ before, number, after })
})

it.each(['5-star', '8–12 weeks', '24/7', '1st', 'ISO 27001', 'many', ''])('%s is shown as it is', value => {
  expect(countable(value)).toBeUndefined()
})
