import { expect, it } from 'vitest'
import { readTime } from './schema/time.ts'
import { stepTimes } from './step-times.ts'

/** The unit and the ticks of the axis, and each step as its begin, its least and its most. */
const timesOf = (...texts: (string | undefined)[]) => {
  const times = stepTimes(
    texts.map(text => {
      const time = text === undefined ? undefined : readTime(text)
      return time ? { time: { ...time, text: '' } } : {}
    }),
  )
  return times && [times.unit, times.ticks, times.steps.map(step => step && `${step.from} ${step.least} ${step.to}`)]
}

it.each<[string, (string | undefined)[], ReturnType<typeof timesOf>]>([
  [
    'weeks of the words',
    ['weeks 1-2', 'week 2', 'weeks 5-10'],
    ['week', [0, 2, 4, 6, 8, 10], ['0 2 2', '1 2 2', '4 10 10']],
  ],
  [
    'steps after each other, open for what they may take longer',
    ['2-4 weeks', '4 weeks'],
    ['week', [0, 2, 4, 6, 8], ['0 2 4', '4 8 8']],
  ],
  ['a week as five working days beside days', ['5 days', '1 week'], ['day', [0, 2, 4, 6, 8, 10], ['0 5 5', '5 10 10']]],
  [
    'the place of a step without a time',
    ['week 1', undefined, 'week 3'],
    ['week', [0, 1, 2, 3], ['0 1 1', undefined, '2 3 3']],
  ],
  ['nothing for one time', ['week 1', undefined], undefined],
  [
    'a round figure at the end that no step exceeds',
    ['weeks 1-6', 'weeks 6-18'],
    ['week', [0, 5, 10, 15, 20], ['0 6 6', '5 18 18']],
  ],
  ['round figures in tens', ['weeks 1-7', 'week 40'], ['week', [0, 10, 20, 30, 40], ['0 7 7', '39 40 40']]],
])('a chart of steps has %s', (_, texts, times) => expect(timesOf(...texts)).toEqual(times))
