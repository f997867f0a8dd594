import snapshot from '#data/teams.json' with { type: 'json' }
import { createList } from '#web/lists/use-list.ts'

export const teams = createList('teams', snapshot)
