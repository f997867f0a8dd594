import snapshot from '#data/core-values.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const coreValues = createList('core-values', snapshot)
