import { describe, expect, it } from 'vitest'
import { find } from '#search/find.ts'
import { groupsOf } from '#search/groups.ts'
import { index, shown } from '../../build/search-index.ts'
import { laterQueries, type Query, queries } from './search-queries.ts'

describe('the search', () => {
  it('answers nearly all queries by one of the first three results', () => {
    const isAnswered = ({ typed, answer }: Query) =>
      shown(typed).some(({ href }, at) => at < 3 && href.replace(/#.*/, '') === answer)
    const missed = [...queries, ...laterQueries].filter(query => !isAnswered(query)).map(({ typed }) => typed)
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(5)
  })

  it('has forty queries to answer, of all who search', () => {
    expect(queries).toHaveLength(40)
    expect(new Set(queries.map(({ who }) => who))).toEqual(new Set(['buyer', 'applicant', 'journalist']))
  })

  it('shows eight results at most, three of them as the best', () => {
    expect(find('software', index).found).toHaveLength(8)
    expect(groupsOf(find('software', index))[0]?.found).toHaveLength(3)
  })

  it('opens a page whose name is all that was typed at its top', () => {
    for (const [name, path] of [
      ['odoo', '/services/crm-erp/odoo'],
      ['partnership', '/partnership'],
    ])
      expect([name, shown(name ?? '')[0]?.href]).toEqual([name, path])
  })

  it('names the page first and quotes the amount where a price is wanted', () => {
    const [first] = shown('odoo price')
    expect(first?.title).toBe('Odoo: What does it cost?')
    expect(first?.quote).toContain('35,000 to 55,000 US dollars')
  })

  it.each(['price', 'cost', 'prices', 'what does it cost'])('answers %s by a place that tells one', typed => {
    const [first] = shown(typed)
    expect(first?.title).toMatch(/price|cost/i)
    expect(first?.href).toContain('#')
  })

  it('has one row for a page, and no two with one title', () => {
    for (const query of ['price', 'what does it cost', 'interview', 'contact']) {
      const rows = shown(query)
      expect([query, new Set(rows.map(({ title }) => title)).size]).toEqual([query, rows.length])
      expect([query, new Set(rows.map(({ href }) => href.replace(/#.*/, ''))).size]).toEqual([query, rows.length])
    }
  })

  it.each(['laravel', 'devops'])('takes %s for no other word', typed => expect(find(typed, index).found).toEqual([]))

  it('has something near only where something is', () => {
    expect(find('analitycsdata', index).near.map(({ href }) => href)).toContain('/services/data-analytics-consulting')
  })
})
