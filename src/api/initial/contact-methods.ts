import { createList } from '#api/lists.ts'
import snapshot from '#data/contact-methods.json' with { type: 'json' }

export const contactMethods = createList('contact-methods', snapshot)
