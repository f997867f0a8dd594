import type { Page } from '@playwright/test'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search all pages' })
export const boxOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Search all pages' })
