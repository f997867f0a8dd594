import type { Step } from './pages/story.ts'
import type { StepTime } from './pages/time.ts'

const workingDays = { day: 1, week: 5 } as const

/** When a step happens, in units of its process, counted from the beginning of the first step. */
export interface PlacedStep {
  readonly from: number
  /** Where the step ends if it takes least, and if it takes most. */
  readonly least: number
  readonly to: number
}

/** The line of time that steps share. */
export interface StepTimes {
  readonly unit: StepTime['unit']
  /** The figures of the axis, evenly spaced, from 0 to where the axis ends. */
  readonly ticks: readonly number[]
  /** One for each step; nothing for a step without a time. */
  readonly steps: readonly (PlacedStep | undefined)[]
}

/** At most seven figures, round ones. */
function ticksUntil(end: number): readonly number[] {
  const distance = [1, 2, 5, 10, 20, 50, 100].find(each => end / each <= 6) ?? end
  return Array.from({ length: Math.ceil(end / distance) + 1 }, (_, at) => at * distance)
}

/**
 * Places the steps of a process on a line of time: where a step names no first week, it follows on the one before. The unit
 * is weeks, unless a step is counted in days. Nothing where fewer than two steps have a time.
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
