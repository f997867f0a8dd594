/** The home page. */
import * as v from 'valibot'
import { fill } from '#content/fill.ts'
import { distinct, figure, list, maybe, number, office, oneOf, opening, pagePath, paragraphs, text, url } from '#content/schema/parts.ts'
import { measured } from '#content/schema/result.ts'
import { differentIds } from '#content/schema-parts.ts'
import { logoNames } from '#theme/logo-names.ts'

export const home = v.strictObject({
  ...opening,
  /** The button to the contact page, and a sentence beside it. */
  ask: v.strictObject({ link: text(60), text: text(200) }),
  /** The price of a first project. */
  price: maybe(text(200)),
  /** A result of a named client, whose name links to the case study. */
  proof: maybe(
    v.pipe(
      v.strictObject({
        /** Its label contains `{{before}}`, `{{after}}` and `{{client}}`, which becomes the link. */
        result: measured,
        client: text(80),
        link: pagePath,
      }),
      v.check(({ result: { label } }) => label.includes('{{client}}'), 'expected a label with {{client}}, and where it tells them, {{before}} and {{after}}'),
      v.transform(({ result: { label, plot }, client, link: to }) => {
        const [before = '', after = ''] = plot.rows.map(row => row.text)
        const [start = '', end = ''] = fill(label, { before, after }).split('{{client}}')
        return { start, client, link: to, end }
      }),
    ),
  ),
  /** Links to `who` and `careers`, shown if these exist. */
  aboutButton: text(40),
  careersButton: text(40),
  figuresTitle: text(40),
  /** Fallback if the API has no figures of the company. */
  figures: list(figure, 1, 6),
  services: maybe(
    v.strictObject({
      title: text(80),
      lead: text(400),
      cards: v.pipe(list(pagePath, 1, 8), distinct()),
      button: text(40),
      studies: maybe(text(60)),
    }),
  ),
  who: maybe(v.strictObject({ title: text(80), paragraphs: paragraphs(1, 4), button: text(40) })),
  partners: maybe(
    v.strictObject({
      title: text(80),
      lead: text(400),
      items: list(v.strictObject({ name: text(60), url, use: text(40), logo: oneOf(logoNames) }), 1, 16),
    }),
  ),
  industries: maybe(v.strictObject({ title: text(80), lead: text(400), names: v.pipe(list(text(20), 1, 24), distinct()), link: text(60) })),
  testimonials: maybe(
    v.strictObject({
      title: text(80),
      lead: text(400),
      items: v.pipe(
        list(
          v.strictObject({
            id: number,
            name: text(60),
            role: text(80),
            company: text(100),
            content: text(500),
            rating: v.picklist([1, 2, 3, 4, 5], 'expected a number of stars from 1 to 5'),
            /** The case study of their work; its patch of the quilt is shown beside the quote. */
            link: maybe(pagePath),
          }),
          1,
          8,
        ),
        differentIds(),
      ),
    }),
  ),
  teams: maybe(v.strictObject({ title: text(80), lead: text(400) })),
  /** `text` is shown if there are no open jobs; the words of `open` follow their number. */
  careers: maybe(
    v.strictObject({
      title: text(80),
      text: text(400),
      open: v.strictObject({ one: text(40), few: text(40), many: text(40) }),
      button: text(40),
    }),
  ),
  /** `title` and `text` are shown if the API has no contact methods. */
  contact: v.strictObject({ title: text(80), methodsTitle: text(80), text: text(400), button: text(40) }),
  office: maybe(office),
})
