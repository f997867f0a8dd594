import { expect, it } from 'vitest'
import { rowsOf } from './rows-of.ts'

const columns = (classes: string) => Number(/by-(\d)/.exec(classes)?.[1] ?? 2)

it('fills rows where the number allows it, and leaves one entry alone only where nothing else is possible', () => {
  const left = (count: number, most?: 3 | 4) => count % columns(rowsOf(count, most))
  expect([4, 6, 8, 9, 12].map(count => left(count))).toEqual([0, 0, 0, 0, 0])
  for (let count = 2; count <= 24; count++) {
    const avoidable = [2, 3, 4].some(many => many > 2 && count % many !== 1)
    expect([count, left(count) === 1 && avoidable]).toEqual([count, false])
  }
  expect([2, 4, 6, 9, 10].map(count => left(count, 3))).toEqual([0, 0, 0, 0, 0])
  expect([4, 10].map(count => columns(rowsOf(count, 3)))).toEqual([2, 2])
})
