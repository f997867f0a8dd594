import type { QueuedForm } from '#api/submission.ts'
import texts from '#content/texts/outbox/titles.json' with { type: 'json' }
import type { Entry } from '#offline/outbox/entry.ts'
import { fill } from '#site/fill.ts'
import { pathIfThere, type StaticPath } from '#site/map/index.ts'

/** The page of each form, and what names one of its submissions; an entry of an older version may lack what was sent. */
const forms: Readonly<Record<QueuedForm, { page: StaticPath; title: (entry: Partial<Entry>) => string }>> = {
  'contact-form': { page: '/contact', title: ({ fields }) => fill(texts.message, { subject: fields?.subject ?? '' }) },
  'support-form': { page: '/support', title: ({ fields }) => fill(texts.support, { subject: fields?.subject ?? '' }) },
  'partnership-form': {
    page: pathIfThere('/partnership') ?? '/contact',
    title: ({ values }) => fill(texts.partnership, { company: values?.company ?? '' }),
  },
  'application-form': {
    page: '/careers/apply',
    title: ({ values }) => fill(texts.application, { name: values?.fullName ?? '' }),
  },
}

/** The page that has a form. */
export const pageOf = (form: QueuedForm) => forms[form].page

/** All pages that have one: what a visitor may want to send first of all without a network. */
export const formPages = Object.values(forms).map(({ page }) => page)

/** What an entry is called on its line. */
export const titleOf = (entry: Entry) => forms[entry.form].title(entry)
