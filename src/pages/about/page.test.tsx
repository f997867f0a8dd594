import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pageOfView } from '#content/read/pages.build.ts'
import { readLists } from '#lists/data-folder.ts'
import { SnapshotsContext } from '#lists/list-store.ts'
import About from './page.tsx'

const words = pageOfView('about')?.words
const full = readLists()

/** Returns the headings of the page about the company when the API has these lists. */
function headings(lists: Partial<typeof full>): readonly string[] {
  if (!words) return []
  const html = renderToStaticMarkup(
    <SnapshotsContext value={{ ...full, ...lists }}>
      <About words={words} path="/about" />
    </SnapshotsContext>,
  )
  return html.match(/<h2[^>]*>.*?<\/h2>/g) ?? []
}

it.skipIf(!words?.leadership || !words.valuesTitle)(
  'an emptied list leaves no heading without anything below it',
  () => {
    const lost = (lists: Partial<typeof full>) => {
      const left = headings(lists)
      return headings({})
        ?.filter(heading => !left?.includes(heading))
        .map(heading => heading.replace(/<[^>]*>/g, ''))
    }
    expect(lost({ leadership: [] })).toEqual([words?.leadership?.title])
    expect(lost({ 'core-values': [] })).toEqual([words?.valuesTitle])
  },
)
