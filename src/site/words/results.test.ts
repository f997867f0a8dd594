import { describe, expect, it } from 'vitest'
import { measured } from './case-studies/measured.ts'
import { studies } from './case-studies/studies.ts'
import { amountText, change, fromTo, reached, share } from './results.ts'
import type { Amount } from './shapes.ts'

const texts = (...amounts: readonly Amount[]) => amounts.map(amountText)

it('writes an amount as people read it', () => {
  expect(texts([19, 'day'], [1, 'week'], [1.6, 's'], [2.9, '%'], [24, 'one in'])).toEqual(['19 days', '1 week', '1.6 s', '2.9%', '1 in 24'])
  expect(texts([31, '$k'], [3, 'th'], [12, 'th'], [22, 'th'], [7400])).toEqual(['$31k', '3rd', '12th', '22nd', '7,400'])
})

it('says a unit once where both figures have it', () => {
  expect(fromTo('19 days', '3 days')).toBe('19 to 3 days')
  expect(fromTo('3 h', '45 min')).toBe('3 h to 45 min')
  expect(fromTo('6 weeks', '1 week')).toBe('6 weeks to 1')
  expect(fromTo('2.9%', '1%')).toBe('2.9% to 1%')
})

describe('a result', () => {
  it('has its words from its figures, on one scale', () => {
    const { value, plot } = change({ before: [7, 'h'], after: [35, 'min'], better: 'less', label: 'to pack' })
    expect(value).toBe('7 h to 35 min')
    expect(plot.unit).toBe('h')
    expect(plot.rows.map(row => Math.round(row.value * 60))).toEqual([420, 35])
    expect(change({ before: [10, 'one in'], after: [40, 'one in'], better: 'less', label: '' }).plot.rows[1]?.value).toBe(2.5)
  })

  it('of a change has to be better', () => {
    expect(() => change({ before: [3], after: [5], better: 'less', noun: 'faults', label: 'faults' })).toThrow("'faults' did not get better: 3 to 5")
    expect(change({ before: [3], after: [5], better: 'more', noun: 'releases', label: 'releases' }).value).toBe('3 to 5')
  })

  it('of a change without a unit has to say what it counts', () => {
    expect(() => change({ before: [5], after: [3], better: 'less', label: 'faults' })).toThrow('what do they count?')
  })

  it('of a part has its rest', () => {
    const { value, plot } = share({ part: 2, of: 640, noun: 'sofas', names: ['Unpaid', 'Paid'], label: '' })
    expect([value, plot.rows.map(row => row.value)]).toEqual(['2 of 640', [2, 638]])
    expect(share({ part: 61, of: '%', names: ['Read', 'Typed'], label: '' }).value).toBe('61%')
  })

  it('of a time may say it otherwise', () => {
    expect(reached({ at: [5, 'month'], name: 'Break-even', label: '', value: 'Month 5' })).toMatchObject({
      value: 'Month 5',
      plot: { rows: [{ text: '5 months' }] },
    })
  })

  it('that a case study has comes from it', () => {
    const study = studies.find(({ slug }) => slug === 'pharmacy-tills')
    const { value, plot, chart } = measured('pharmacy-tills', 0, 'written off')
    expect([value, chart]).toEqual(['2.9% to 1%', 'chart-pharmacy-tills-1'])
    expect(plot.rows.map(row => row.value)).toEqual([study?.measures[0].before.value, study?.measures[0].after.value])
  })
})
