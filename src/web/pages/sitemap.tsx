import type { PageProps } from '#site/pages/words.ts'
import './sitemap/sitemap.css'
import { useState } from 'react'
import type { PageLink } from '#site/map/index.ts'
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

const isWide = () => matchMedia('(width >= 64em)').matches

export default function Sitemap({ words: content }: PageProps<'sitemap'>) {
  const [pointed, setPointed] = useState<PageLink | null>(null)
  const point = (to: PageLink | null) => setPointed(to !== '/sitemap' && isWide() ? to : null)
  return (
    <>
      <PageOpening path="/sitemap" headline={content.headline} lead={content.lead} />
      <section className="band">
        <div className="wrap grid gap-12 lg:grid-cols-[1fr_290px]">
          <div className="columns-1 gap-12 sm:columns-2 xl:columns-3">
            {content.groups.map(({ id, title, nodes }) => (
              <div key={id} className="mb-10">
                <h2 className="h3 mb-3 break-after-avoid">{title}</h2>
                <Tree nodes={nodes} onPoint={point} />
              </div>
            ))}
          </div>
          <div className="sticky top-24 hidden h-600px self-start lg:block">
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
      <section>
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
