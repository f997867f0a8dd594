import snapshot from '#data/company-stats.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const companyStats = createList('company-stats', snapshot)
