import { createList } from '#api/lists.ts'
import snapshot from '#data/company-stats.json' with { type: 'json' }

export const companyStats = createList('company-stats', snapshot)
