/** The careers page; jobs, benefits and teams are lists of the API. */
import * as v from 'valibot'
import { callWithButton, iconItem, item, list, listed, maybe, opening, patch, text } from '#content/schema/parts.ts'

export const careers = v.pipe(
  v.strictObject({
    ...opening,
    /** The patches at the top of jobs' pages, by `job-` and the job's `id`, or by `team-` and its department's name in lower case. */
    patches: maybe(v.record(v.pipe(v.string(), v.regex(/^(?:job|team)-./, 'expected a name with job- or team-')), patch)),
    anchorLabel: text(60),
    life: maybe(v.strictObject({ title: text(80), items: list(iconItem, 1, 9) })),
    /** Without their titles, the lists of benefits and teams are not shown. */
    benefitsTitle: maybe(text(80)),
    terms: maybe(listed(item, 1, 9)),
    positions: v.strictObject({
      title: text(80),
      lead: text(400),
      empty: text(200),
      closes: text(20),
      /** The text of a link, followed by `as` and the job's title for screen readers. */
      apply: text(40),
      as: text(20),
    }),
    teams: maybe(v.strictObject({ title: text(80), lead: text(400) })),
    open: callWithButton,
  }),
  // Only the build draws patches.
  v.transform(({ patches, ...shown }) => ({ ...shown, drawn: Object.keys(patches ?? {}) })),
)
