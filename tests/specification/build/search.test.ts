import { describe, expect, it } from 'vitest'
import { find } from '#search/find.ts'
import { groupsOf } from '#search/groups.ts'
import { index, shown } from '../../build/search-index.ts'
import { queries } from './search-queries.ts'

describe('the search', () => {
  it('answers nearly all queries by one of the first three results', () => {
    const isAnswered = ([typed, answer]: [string, string]) =>
      shown(typed).some(({ href }, at) => at < 3 && href.replace(/#.*/, '') === answer)
    const missed = Object.entries(queries).flatMap(query => (isAnswered(query) ? [] : query[0]))
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(5)
  })

  it('shows eight results at most, three of them as the best', () => {
    expect(find('software', index).found).toHaveLength(8)
    expect(groupsOf(find('software', index))[0]?.found).toHaveLength(3)
  })

  it.each(['price', 'cost', 'prices', 'what does it cost'])('answers %s by a place that tells one', typed => {
    const [first] = shown(typed)
    expect(first?.title).toMatch(/price|cost/i)
    expect(first?.href).toContain('#')
  })

  it.each(['laravel', 'devops'])('takes %s for no other word', typed => expect(find(typed, index).found).toEqual([]))
})
