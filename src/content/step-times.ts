import type { Step } from './schema/story.ts'
import type { StepTime } from './schema/time.ts'

const workingDays = { day: 1, week: 5 } as const

/** Start and end of a step, in the unit of its process, from the start of the process. */
export interface PlacedStep {
  readonly from: number
  /** The earliest end of the step; `to` is the latest. */
  readonly least: number
  readonly to: number
}

/** The time axis of the steps of a process. */
export interface StepTimes {
  readonly unit: StepTime['unit']
  /** The values of the ticks, evenly spaced, from 0 to the end of the axis. */
  readonly ticks: readonly number[]
  /** An entry for each step; `undefined` for a step without a time. */
  readonly steps: readonly (PlacedStep | undefined)[]
}

/** Returns at most seven ticks, at round values. */
function ticksUntil(end: number): readonly number[] {
  const distance = [1, 2, 5, 10, 20, 50, 100].find(each => end / each <= 6) ?? end
  return Array.from({ length: Math.ceil(end / distance) + 1 }, (_, at) => at * distance)
}

/**
 * Places the steps of a process on a time axis. A step without a start follows the previous one. The unit is weeks, unless a
 * step is in days. Returns `undefined` if fewer than two steps have a time.
 */
export function stepTimes(steps: readonly Pick<Step, 'time'>[]): StepTimes | undefined {
  const timed = steps.flatMap(({ time }) => time ?? [])
  if (timed.length < 2) return undefined
  const unit = timed.some(time => time.unit === 'day') ? 'day' : 'week'
  let end = 0
  const placed = steps.map(({ time }) => {
    if (!time) return undefined
    const scale = workingDays[time.unit] / workingDays[unit]
    const from = time.from === undefined ? end : (time.from - 1) * scale
    end = from + time.most * scale
    return { from, least: from + time.least * scale, to: end }
  })
  return { unit, ticks: ticksUntil(Math.max(...placed.map(step => step?.to ?? 0))), steps: placed }
}
