import type { ListValue } from '#api/contract.ts'
import { createList } from '#api/lists.ts'
import snapshot from '#data/jobs.json' with { type: 'json' }

export const jobs = createList('jobs', snapshot as ListValue<'jobs'>)
