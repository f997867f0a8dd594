import snapshot from '#data/benefits.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const benefits = createList('benefits', snapshot)
