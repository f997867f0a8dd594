import { expect, it } from 'vitest'
import { readTime } from './schema/time.ts'
import { stepTimes } from './step-times.ts'

const timesOf = (...texts: (string | undefined)[]) => {
  const times = stepTimes(
    texts.map(text => {
      const time = text === undefined ? undefined : readTime(text)
      return time ? { time: { ...time, text: '' } } : {}
    }),
  )
  return times && { ...times, steps: times.steps.map(step => step && [step.from, step.least, step.to]) }
}

it('has the weeks of the words', () => {
  expect(timesOf('weeks 1-2', 'week 2', 'weeks 5-10')).toEqual({
    unit: 'week',
    ticks: [0, 2, 4, 6, 8, 10],
    steps: [
      [0, 2, 2],
      [1, 2, 2],
      [4, 10, 10],
    ],
  })
})

it('puts steps after each other, and leaves open what they may take longer', () => {
  expect(timesOf('2-4 weeks', '4 weeks')?.steps).toEqual([
    [0, 2, 4],
    [4, 8, 8],
  ])
})

it('counts a week as five working days beside days', () => {
  expect(timesOf('5 days', '1 week')).toEqual({
    unit: 'day',
    ticks: [0, 2, 4, 6, 8, 10],
    steps: [
      [0, 5, 5],
      [5, 10, 10],
    ],
  })
})

it('keeps the place of a step without a time, and needs two with one', () => {
  expect(timesOf('week 1', undefined, 'week 3')?.steps).toEqual([[0, 1, 1], undefined, [2, 3, 3]])
  expect(timesOf('week 1', undefined)).toBeUndefined()
})

it('ends the axis with a round figure that no step exceeds', () => {
  expect(timesOf('weeks 1-6', 'weeks 6-18')?.ticks).toEqual([0, 5, 10, 15, 20])
  expect(timesOf('weeks 1-7', 'week 40')?.ticks).toEqual([0, 10, 20, 30, 40])
})
