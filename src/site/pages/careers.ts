/** The careers page; jobs, benefits and teams are lists of the API. */
import * as v from 'valibot'
import { callWithButton, iconItem, item, list, listed, opening, text } from './parts.ts'

export const careers = v.strictObject({
  ...opening,
  anchorLabel: text(60),
  life: v.strictObject({ title: text(80), items: list(iconItem, 1, 8) }),
  benefitsTitle: text(80),
  terms: listed(item, 1, 8),
  positions: v.strictObject({
    title: text(80),
    lead: text(400),
    empty: text(200),
    closes: text(40),
    /** Two links and, for screen readers, the word between each and the job. */
    more: text(40),
    about: text(20),
    apply: text(40),
    as: text(20),
  }),
  teams: v.strictObject({ title: text(80), lead: text(400) }),
  open: callWithButton,
})
