import type { ListValue } from '#api/contract.ts'
import snapshot from '#data/jobs.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const jobs = createList('jobs', snapshot as ListValue<'jobs'>)
