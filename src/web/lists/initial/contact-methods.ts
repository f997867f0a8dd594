import snapshot from '#data/contact-methods.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const contactMethods = createList('contact-methods', snapshot)
