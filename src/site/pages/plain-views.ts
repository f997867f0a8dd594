/** The views with short schemas. Each export is the schema of a page file with that view. */
import * as v from 'valibot'
import {
  call,
  callWithButton,
  day,
  figure,
  icon,
  iconItem,
  item,
  link,
  list,
  listed,
  maybe,
  opening,
  paragraphs,
  phoneLine,
  question,
  section,
  slug,
  text,
} from './parts.ts'
import { chapter, story, timedStep } from './story.ts'
import { table } from './table.ts'

/** The not-found page (docs/specification.md#not-found). */
export const notFound = v.strictObject({
  ...opening,
  footer: text(300),
  buttons: v.strictObject({ home: text(40), sitemap: text(40), support: text(40) }),
})

/** The page that shows what is saved on the device. */
export const offline = v.strictObject({
  ...opening,
  saved: v.strictObject({ title: text(80), looking: text(200) }),
  quilt: v.strictObject({ title: text(80), lead: text(200) }),
  how: listed(iconItem, 1, 6),
  waiting: v.strictObject({ title: text(80), lead: text(400), looking: text(200) }),
})

/** The search page. */
export const search = v.strictObject({
  ...opening,
  popularTitle: text(60),
  /** Pages and anchors, each with the search that it answers. */
  popular: list(v.strictObject({ label: text(60), to: link }), 1, 12),
  treeTitle: text(60),
})

/** The page with all pages; its trees are derived from the site map. */
export const sitemap = v.strictObject({
  ...opening,
  /** How to see a preview; shown where there is one. */
  hint: text(120),
  cardsTitle: text(80),
  /** The words of the phone preview (docs/specification.md#sitemap). */
  preview: v.strictObject({ title: text(40), loading: text(60), unavailable: text(60), reason: text(200) }),
})

/** The page of the application form. */
export const apply = v.strictObject({
  ...opening,
  back: text(40),
  formTitle: text(80),
  /** The job of the application, from the URL, or none. */
  job: v.strictObject({ label: text(60), none: text(60), clear: text(80), choose: text(60), name: text(80) }),
  aside: maybe(v.strictObject({ title: text(80), steps: list(text(300), 1, 8) })),
  privacy: text(400),
})

/** The contact page. */
export const contact = v.strictObject({
  ...opening,
  formTitle: text(80),
  formLead: text(400),
  detailsTitle: text(80),
  mapTitle: text(80),
  /** The alt text of the stitched map. */
  mapAlt: text(200),
  mapButton: text(40),
  mapNote: text(200),
  mapOpen: text(40),
  labels: v.strictObject({ email: text(40), phone: text(40), address: text(40), social: text(40) }),
})

/** Terms and privacy. */
export const legal = v.strictObject({
  ...opening,
  /** The day from which the text is valid. */
  lastUpdated: day,
  sections: list(v.strictObject({ id: slug, title: text(100), paragraphs: paragraphs(1, 12), points: maybe(list(text(600), 1, 20)) }), 1, 40),
})

/** The list of case studies; each is a Markdown file below `data/pages/case-studies/`. */
export const caseStudies = v.strictObject({
  ...opening,
  studies: v.strictObject({ title: text(80) }),
  /** The facts that each case study states. */
  stated: maybe(listed(text(200), 1, 12)),
  call: callWithButton,
})

/** The support center. */
export const support = v.strictObject({
  ...opening,
  tabs: v.strictObject({ contact: text(30), faqs: text(30), resources: text(30) }),
  form: v.strictObject({ title: text(80), lead: text(400) }),
  card: v.strictObject({ title: text(80), text: text(400), hours: text(300) }),
  faqTitle: text(80),
  questions: list(question, 1, 16),
  severities: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  resourcesTitle: text(80),
  resources: list(v.strictObject({ icon, title: text(80), description: text(400), link, button: text(40) }), 1, 8),
})

/** The press page; the build adds the drawings of the logos. */
export const press = v.strictObject({
  ...opening,
  use: maybe(text(300)),
  background: v.strictObject({ title: text(80), paragraphs: paragraphs(1, 10) }),
  figures: maybe(v.strictObject({ title: text(80), items: list(figure, 1, 8) })),
  facts: maybe(v.strictObject({ title: text(80), lead: text(400), table })),
  logos: v.strictObject({
    title: text(80),
    lead: text(400),
    names: v.strictObject({ mark: text(40), 'word-mark': text(40) }),
    grounds: v.strictObject({ light: text(40), dark: text(40) }),
  }),
  guidelines: v.strictObject({ title: text(80), text: text(400), button: text(60) }),
  contact: v.strictObject({ title: text(80), person: text(80), text: text(400) }),
})

/** An industry: figures, challenges, solutions and stories. */
export const industry = v.strictObject({
  ...opening,
  stats: maybe(list(figure, 1, 8)),
  challenges: maybe(section(item, 1, 9)),
  solutions: section(iconItem, 1, 9),
  caseStudies: maybe(section(story, 1, 6)),
  call,
})

/** A part of a service: what it is, when it is needed, its deliverables and its timeline. */
export const subService = v.strictObject({
  ...opening,
  phone: maybe(phoneLine),
  about: paragraphs(1, 4),
  chapters: maybe(list(chapter, 1, 6)),
  whenNeeded: maybe(section(text(300), 1, 12)),
  deliverables: maybe(section(iconItem, 1, 9)),
  timeline: maybe(section(timedStep, 1, 9)),
  faq: maybe(section(question, 1, 12)),
  call,
})
