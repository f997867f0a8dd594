import type { QueuedForm, TypedValues } from '#api/form-values.ts'
import { supportSubject } from '#api/submissions.ts'
import type { Entry } from '#offline/outbox/entry.ts'
import type { StaticPath } from '#site/map/index.ts'

/** The page of each form, and what names one of its submissions. */
const forms: Readonly<Record<QueuedForm, { page: StaticPath; title: (values: TypedValues) => string }>> = {
  'contact-form': { page: '/contact', title: ({ subject }) => `Message “${subject}”` },
  'support-form': { page: '/support', title: values => `Support request “${supportSubject(values)}”` },
  'partnership-form': { page: '/partnership', title: ({ company }) => `Partner application of ${company}` },
  'application-form': { page: '/careers/apply', title: ({ fullName }) => `Application of ${fullName}` },
}

/** The page that has a form. */
export const pageOf = (form: QueuedForm) => forms[form].page

/** What an entry is called on its line. */
export const titleOf = ({ form, values }: Entry) => forms[form].title(values)
