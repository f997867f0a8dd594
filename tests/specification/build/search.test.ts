import { describe, expect, it } from 'vitest'
import { find, grouped } from '#search/find.ts'
import type { IndexFile } from '#search/index-file.ts'
import { openIndex } from '#search/open-index.ts'
import { files, read } from '../../build/dist.ts'
import { laterQueries, queries } from './search-queries.ts'

const [name = ''] = files.filter(file => /^assets\/search-[0-9a-f]{16}\.json$/.test(file))
const index = openIndex(JSON.parse(read(name).toString()) as IndexFile)

/** Returns the results of a query, in the displayed order. */
const shown = (query: string) => grouped(find(query, index).found).flatMap(({ found }) => found)

describe('the search', () => {
  it.each([...queries, ...laterQueries].map(query => [query.who, query.typed, query.answer] as const))(
    'answers a %s who types “%s” by %s',
    (_, typed, answer) => {
      const paths = shown(typed).map(({ href }) => href.replace(/#.*/, ''))
      expect(paths.slice(0, 3)).toContain(answer)
    },
  )

  it('has forty queries to answer, of all who search', () => {
    expect(queries).toHaveLength(40)
    expect(new Set(queries.map(({ who }) => who))).toEqual(new Set(['buyer', 'applicant', 'journalist']))
  })

  it('shows eight results at most, three of them as the best', () => {
    expect(find('software', index).found).toHaveLength(8)
    expect(grouped(find('software', index).found)[0]?.found).toHaveLength(3)
  })

  it('opens a page whose name is all that was typed at its top', () => {
    for (const [name, path] of [
      ['odoo', '/services/crm-erp/odoo'],
      ['partnership', '/partnership'],
    ])
      expect([name, shown(name ?? '')[0]?.href]).toEqual([name, path])
  })

  it.each(['laravel', 'devops'])('takes %s for no other word', typed => expect(find(typed, index).found).toEqual([]))

  it('has something near only where something is', () => {
    expect(find('analitycsdata', index).near.map(({ href }) => href)).toContain('/services/data-analytics-consulting')
  })
})
