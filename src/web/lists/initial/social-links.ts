import { company } from '#site/company.ts'
import { createList } from '#web/lists/use-list.ts'

export const socialLinks = createList('social-links', company.social)
