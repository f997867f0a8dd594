import { useEffect, useState } from 'react'
import type { QueuedForm, TypedValues } from '#api/form-requests.ts'
import { supportSubject } from '#api/submissions.ts'
import type { Entry } from '#outbox/entry.ts'
import { listen } from '#outbox/messages.ts'
import { store } from '#outbox/store.ts'
import type { StaticPath } from '#site-map/index.ts'

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

/** The outbox as it is now, of one form or of all; empty where this browser has none. */
export function useWaitingEntries(form?: QueuedForm): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    let mounted = true
    const read = async () => {
      const all = await store.list().catch(() => [])
      if (mounted) setEntries(form ? all.filter(entry => entry.form === form) : all)
    }
    const end = listen(({ type }) => type === 'outbox-changed' && void read())
    void read()
    return () => {
      mounted = false
      end()
    }
  }, [form])
  return entries
}
