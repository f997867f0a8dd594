/** The schema of `data/texts.yaml`: every word that no page holds. */
import * as v from 'valibot'
import { list, text } from './basics.ts'

/** A group of short texts, by their names. */
const group = <const Names extends readonly string[]>(...names: Names) =>
  v.strictObject(Object.fromEntries(names.map(name => [name, text(300)])) as Record<Names[number], ReturnType<typeof text>>)

export const textsSchema = v.strictObject({
  shell: v.strictObject({
    ...group('skip', 'loading').entries,
    failed: group('headline', 'lead', 'again', 'home'),
  }),
  job: v.strictObject({
    ...group('apply', 'all').entries,
    facts: group('employment', 'salary', 'office', 'posted', 'closes'),
    ...group('duties', 'requirements', 'niceToHave', 'steps').entries,
    closed: group('headline', 'lead', 'day', 'positions', 'open'),
  }),
  fallbackTeams: list(v.strictObject({ id: v.number('expected a number'), ...group('title', 'description', 'iconIdentifier').entries }), 1, 16),
})

export type Texts = v.InferOutput<typeof textsSchema>
