import { createList } from '#api/lists.ts'
import snapshot from '#data/benefits.json' with { type: 'json' }

export const benefits = createList('benefits', snapshot)
