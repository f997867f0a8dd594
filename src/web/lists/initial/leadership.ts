import snapshot from '#data/leadership.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const leadership = createList('leadership', snapshot)
