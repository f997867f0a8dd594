import { createList } from '#api/lists.ts'
import snapshot from '#data/brands.json' with { type: 'json' }

export const brands = createList('brands', snapshot)
