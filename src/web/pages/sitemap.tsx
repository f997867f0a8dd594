import type { PageProps } from '#site/pages/words.ts'
import './sitemap/sitemap.css'
import { useState } from 'react'
import type { PageLink } from '#site/map/index.ts'
import type { TreeGroup, TreeNode } from '#site/map/tree.ts'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'
import { Preview } from './sitemap/preview.tsx'
import { Tree } from './sitemap/tree.tsx'

/** The long card takes what the first one leaves of the row. */
const spans: Partial<Record<string, string>> = {
  navigation: 'sm:col-span-2 lg:col-span-1',
  solutions: 'sm:col-span-2 lg:col-span-3',
}

const sizeOf = (nodes: readonly TreeNode[]): number =>
  nodes.reduce((sum, { children = [] }) => sum + 1 + sizeOf(children), 0)

/** More entries than this fill a column of their own. */
const columnful = 16

/** The groups by column: the short ones share the first, so that no group is cut into two. */
function columnsOf(groups: readonly TreeGroup[]): (readonly TreeGroup[])[] {
  const isLong = ({ nodes }: TreeGroup) => sizeOf(nodes) > columnful
  return [groups.filter(group => !isLong(group)), ...groups.filter(isLong).map(group => [group])]
}

const isWide = () => matchMedia('(width >= 64em)').matches

export default function Sitemap({ words: content }: PageProps<'sitemap'>) {
  const columns = columnsOf(content.groups)
  const [pointed, setPointed] = useState<PageLink | null>(null)
  const point = (to: PageLink | null) => setPointed(to !== '/sitemap' && isWide() ? to : null)
  return (
    <>
      <PageOpening path="/sitemap" headline={content.headline} lead={content.lead} />
      <section className="band">
        <div className="wrap beside-runner">
          <div className={`tree-columns tree-columns-${columns.length}`}>
            {columns.map(column => (
              <div key={column[0]?.id} className="grid content-start gap-9">
                {column.map(({ id, title, nodes }) => (
                  <div key={id}>
                    <h2 className="h3 stitch-t mb-3 pt-4">{title}</h2>
                    <Tree nodes={nodes} onPoint={point} />
                  </div>
                ))}
              </div>
            ))}
          </div>
          {/* It stays in view beside the tree. */}
          <div className="runner">
            {pointed ? (
              <Preview key={pointed} path={pointed} words={content.preview} />
            ) : (
              <div className="phone phone-waits">
                <Art name="sitemap-phone" class="h-full rounded-none! object-cover" />
                <p className="card p-4 text-center">{content.hint}</p>
              </div>
            )}
          </div>
        </div>
      </section>
      {/* Not on a phone: there it would be the tree once more. */}
      <section className="hidden sm:block">
        <div className="wrap">
          <h2 className="h2 mb-8">{content.cardsTitle}</h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {content.cards.map(({ id, title, links }) => (
              <li key={id} className={`card p-7 ${spans[id] ?? ''}`}>
                <h3 className="h3">{title}</h3>
                <ul className={`mt-3 ${id === 'solutions' ? 'columns-1 sm:columns-2 lg:columns-3' : ''}`}>
                  {links.map(({ label, to }) => (
                    <li key={to} className="mb-1 break-inside-avoid">
                      <Link to={to} className="footer-link">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
