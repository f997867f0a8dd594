/** When the steps of a process happen: the words above a step and its bar in the timeline follow from the same figures. */
import type { StepTime, Two } from './shapes.ts'

const numbered = (name: string, unit: StepTime['unit'], from: number, to: number): StepTime => ({
  text: from === to ? `${name} ${from}` : `${name}s ${from}-${to}`,
  unit,
  from,
  least: to - from + 1,
  most: to - from + 1,
})

/** `Week 1`, or `Weeks 3-4`. */
export const weeks = (from: number, to = from) => numbered('Week', 'week', from, to)

/** `Day 1`, or `Days 3-6`, counted in working days. */
export const days = (from: number, to = from) => numbered('Day', 'day', from, to)

/** `2 weeks` or `5-8 days` after the step before; `more` is what the words add, such as ` per shop`. */
export function lasting(time: number | Two<number>, unit: StepTime['unit'], more = ''): StepTime {
  const [least, most] = typeof time === 'number' ? [time, time] : time
  const figure = least === most ? String(most) : `${least}-${most}`
  const text = most === 0.5 ? `Half a ${unit}` : `${figure} ${unit}${most === 1 ? '' : 's'}`
  return { text: `${text}${more}`, unit, least, most }
}
