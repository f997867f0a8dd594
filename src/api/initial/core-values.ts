import { createList } from '#api/lists.ts'
import snapshot from '#data/core-values.json' with { type: 'json' }

export const coreValues = createList('core-values', snapshot)
