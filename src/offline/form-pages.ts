import { fill } from '#content/fill.ts'
import { pathIfThere, type StaticPath } from '#content/map/index.ts'
import type { QueuedForm } from '#forms/submission.ts'
import texts from '#generated/texts/outbox/titles.json' with { type: 'json' }
import type { PendingForm } from './outbox/store.ts'

/** The page of each form and the field that identifies a submission. Entries of older versions may lack the field. */
const forms: Readonly<Record<QueuedForm, { page: StaticPath; title: (entry: Partial<PendingForm>) => string }>> = {
  'contact-form': { page: '/contact', title: ({ fields }) => fill(texts.message, { subject: fields?.subject ?? '' }) },
  'support-form': {
    page: pathIfThere('/support') ?? '/contact',
    title: ({ fields }) => fill(texts.support, { subject: fields?.subject ?? '' }),
  },
  'partnership-form': {
    page: pathIfThere('/partnership') ?? '/contact',
    title: ({ values }) => fill(texts.partnership, { company: values?.company ?? '' }),
  },
  'application-form': {
    page: pathIfThere('/careers/apply') ?? '/contact',
    title: ({ values }) => fill(texts.application, { applicant: values?.fullName ?? '' }),
  },
}

/** An entry of another version may be of a form that this one does not have. */
const pageOfForm = (form: QueuedForm) => forms[form] ?? forms['contact-form']

/** The path of a form's page. */
export const pageOf = (form: QueuedForm) => pageOfForm(form).page

/** The pages with forms. They are saved early, so that submissions can be queued offline. */
export const formPages = Object.values(forms).map(({ page }) => page)

/** The title of an entry in the outbox list. */
export const titleOf = (entry: PendingForm) => pageOfForm(entry.form).title(entry)
