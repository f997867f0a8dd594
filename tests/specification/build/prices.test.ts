import { describe, expect, it } from 'vitest'
import { pages as contents, pageOfView } from '#build/content/pages.ts'
import type { FileWords } from '#site/pages/schemas.ts'
import { pages } from '../../build/dist.ts'

const tills = contents['/services/pos-software']?.words as FileWords<'service'> | undefined

describe('an example with a total', () => {
  const money = (cell: string | undefined) => Number((cell ?? '').replace(/[^\d]/g, ''))
  const column = (rows: readonly (readonly string[])[], at: number) => rows.map(row => money(row.at(at)))
  const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

  it('adds up for a startup', () => {
    const { rows } = pageOfView('startup')?.words.price?.example ?? { rows: [] }
    expect(rows.length).toBeGreaterThan(2)
    expect(column(rows, -1).at(-1)).toBe(sum(column(rows.slice(0, -1), -1)))
  })

  it('adds up for a shop, in its first year and in later ones', () => {
    const { rows } = tills?.example?.table ?? { rows: [] }
    const total = rows.findIndex(([first]) => first === 'Total')
    for (const at of [1, 2]) expect(column(rows, at)[total]).toBe(sum(column(rows.slice(0, total), at)))
    expect(total).toBe(3)
  })
})

describe('the pages of the tills', () => {
  it.each([
    ['/services/pos-software', 'Khata'],
    ['/services/pos-systems', 'Thali'],
  ])('%s names %s at its top, and has a telephone number after a line of Bangla', (path, product) => {
    const page = pages.find(each => each.path === path)
    if (!page) throw new Error(`there is no page ${path}`)
    expect(page.meta('description')).toContain(product)
    expect(
      page
        .all('p')
        .map(each => page.text(each))
        .find(text => text.length > 100),
    ).toContain(product)
    const bangla = page.elements.find(({ attribs }) => attribs.lang === 'bn')
    expect(bangla && page.text(bangla)).toMatch(/[\u0980-\u09ff]{3}/)
    expect(
      page
        .all('main')
        .flatMap(page.below)
        .some(({ attribs }) => attribs.href?.startsWith('tel:')),
    ).toBe(true)
  })
})
