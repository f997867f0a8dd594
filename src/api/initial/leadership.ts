import { createList } from '#api/lists.ts'
import snapshot from '#data/leadership.json' with { type: 'json' }

export const leadership = createList('leadership', snapshot)
