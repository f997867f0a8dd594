import { createList } from '#api/lists.ts'
import snapshot from '#data/teams.json' with { type: 'json' }

export const teams = createList('teams', snapshot)
