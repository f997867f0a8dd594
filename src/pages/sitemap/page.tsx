import type { PageProps } from '#pages/words.ts'
import './sitemap.css'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type PageLink, pageAt, pathIfThere } from '#content/map/index.ts'
import type { TreeGroup, TreeNode } from '#content/map/tree.ts'
import { PageCards } from '#sections/page-cards.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Preview } from './preview.tsx'
import { Tree } from './tree.tsx'

const sizeOf = (nodes: readonly TreeNode[]): number =>
  nodes.reduce((sum, { children = [] }) => sum + 1 + sizeOf(children), 0)

/** A group with more entries is long: it has a column of its own. */
const columnful = 16

const isLong = ({ nodes }: TreeGroup) => sizeOf(nodes) > columnful

/** The groups by column: half of the short ones share the first, the others the last, below the last long one. */
function columnsOf(groups: readonly TreeGroup[]): (readonly TreeGroup[])[] {
  const short = groups.filter(group => !isLong(group))
  const half = Math.ceil(short.length / 2)
  const long = groups.filter(isLong)
  const last = [...long.slice(-1), ...short.slice(half)]
  return [short.slice(0, half), ...long.slice(0, -1).map(group => [group]), last].filter(({ length }) => length > 0)
}

/** Whether a column is as wide as two: a long group in two parts, above short ones side by side. */
const isWide = (column: readonly TreeGroup[]) => column.length > 1 && column.some(isLong)

/** The nodes in two parts of similar size. A wide window shows them side by side. */
function partsOf(nodes: readonly TreeNode[]): readonly (readonly TreeNode[])[] {
  const end = nodes.findIndex((_, at) => sizeOf(nodes.slice(0, at + 1)) >= sizeOf(nodes) / 2) + 1
  return [nodes.slice(0, end), nodes.slice(end)].filter(({ length }) => length > 0)
}

/** The page that a card leads to: the overview of its pages, or the first of them. */
function leadOf(links: readonly { to: PageLink }[]): PageLink {
  const first = links.find(({ to }) => to !== '/sitemap')?.to ?? '/'
  const parent = pageAt(first)?.parent
  return pathIfThere(parent ?? '') ?? first
}

/** Milliseconds before a preview is loaded: a pointer that crosses links loads none (docs/specification/data.md#timings). */
const previewDelay = 150

/** The preview of a link, or none: small windows and links to this page have none. */
function previewOf(link: HTMLAnchorElement) {
  if (link.pathname === location.pathname || !matchMedia('(width >= 64em)').matches) return null
  // Opposite the link, which it would cover.
  const side = link.getBoundingClientRect().left > innerWidth / 2 ? 'left' : 'right'
  return { path: link.pathname, side } as const
}

export default function Sitemap({ words: content }: PageProps<'sitemap'>) {
  const columns = columnsOf(content.groups)
  const [preview, setPreview] = useState<ReturnType<typeof previewOf>>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setPreview(null)
  }
  const show = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPreview(previewOf(currentTarget)), previewDelay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const on = { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide }
  return (
    <>
      <PageOpening path="/sitemap" brief headline={content.headline} lead={content.lead} />
      <section className="band">
        <div className="wrap">
          <p aria-hidden="true" className="mb-8 hidden text-soft lg:[@media_(scripting:enabled)]:block">
            {content.hint}
          </p>
          <div className={`tree-columns ${columns.length > 2 ? 'tree-columns-4' : ''}`}>
            {columns.map(column => (
              <div key={column[0]?.id} className={`grid content-start gap-8 ${isWide(column) ? 'tree-wide' : ''}`}>
                {column.map(group => (
                  <section key={group.id}>
                    <h2 className="h3 stitch-t mb-3 pt-4">{group.title}</h2>
                    {(isWide(column) && isLong(group) ? partsOf(group.nodes) : [group.nodes]).map(nodes => (
                      <Tree key={nodes[0]?.label} nodes={nodes} on={on} />
                    ))}
                  </section>
                ))}
              </div>
            ))}
          </div>
          {preview && <Preview key={preview.path} {...preview} words={content.preview} />}
        </div>
      </section>
      <section>
        <div className="wrap">
          <h2 className="h2 mb-8">{content.cardsTitle}</h2>
          <PageCards
            pages={content.cards.map(({ title, links }) => ({ link: leadOf(links), title, description: '' }))}
          />
        </div>
      </section>
    </>
  )
}
