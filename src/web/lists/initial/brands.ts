import snapshot from '#data/brands.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const brands = createList('brands', snapshot)
