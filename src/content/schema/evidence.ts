/**
 * The evidence of a service: a large sample of the work, rendered as HTML from the page's data. Three kinds: `screens` with
 * several states, the `record` of something that was done, and a `weight` compared with its limit.
 */
import * as v from 'valibot'
import { atLeast, formOf, list, maybe, oneOf, text } from './basics.ts'

/** The state of a line: correct, needs attention, or wrong. */
const mark = oneOf(['good', 'open', 'bad'])

const line = v.strictObject({
  /** A time of day before the text. */
  when: maybe(text(20)),
  text: text(90),
  value: maybe(text(40)),
  /** Per cent, shown as a bar. */
  share: maybe(v.pipe(atLeast(0), v.maxValue(100, 'expected at most 100'))),
  mark: maybe(mark),
})

const sum = v.strictObject({ text: text(60), value: text(40) })

const panel = v.strictObject({ title: text(60), lines: list(line, 1, 10), sum: maybe(sum) })

const screens = v.strictObject({
  kind: v.literal('screens'),
  title: text(80),
  /** What it proves, understandable on its own. */
  caption: text(300),
  /** The states to choose from; the first is shown initially. */
  states: list(v.strictObject({ name: text(24), says: text(160), panels: list(panel, 1, 3) }), 2, 3),
})

const record = v.strictObject({
  kind: v.literal('record', 'expected one of screens, record, weight'),
  title: text(80),
  caption: text(300),
  /** The heading of the document. */
  head: text(80),
  lines: list(line, 2, 10),
  /** The outcome. */
  sum,
})

const weight = v.strictObject({
  kind: v.literal('weight'),
  title: text(80),
  caption: text(300),
  unit: text(10),
  limit: atLeast(1),
  parts: list(v.strictObject({ name: text(40), size: atLeast(0) }), 2, 6),
})

const kinds = { screens, record, weight }

export type Evidence = v.InferOutput<(typeof kinds)[keyof typeof kinds]>

export const evidence = formOf<Evidence>(Object.values(kinds), input => {
  const kind: unknown = Object(input).kind
  return kind === 'screens' || kind === 'weight' ? kinds[kind] : record
})

export type EvidenceLine = v.InferOutput<typeof line>
export type EvidencePanel = v.InferOutput<typeof panel>
