import { createList } from '#api/lists.ts'
import { company } from '#company.ts'

export const socialLinks = createList('social-links', company.social)
