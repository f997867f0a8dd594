import type { Photo } from '#site/art/photo.ts'
import { company } from '#site/company.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
import type { Nodes } from './graph.ts'
import { absolute, pageGraph, socialImage } from './graph.ts'

/** The metadata of a page for crawlers and social networks (docs/specification.md, heads). */
export interface PageHead {
  /** The page's own path, which is its canonical URL even if an alias leads to it. */
  readonly path: PagePath
  readonly title: string
  /** The label in breadcrumbs. By default, that of the site map, or the title for a page that is not in the map. */
  readonly label?: string
  readonly description: string
  /** The owner's photograph of the page, which its social image then contains. */
  readonly photo?: Photo | undefined
  readonly type?: 'website' | 'article' | 'profile'
  /** The alternative text of the page's picture, and so of its social image; empty for a pattern. */
  readonly pictureAlt?: string
  /** The author and the dates (`YYYY-MM-DD`) of an article. */
  readonly article?: { readonly author: string; readonly published: string; readonly updated?: string | undefined }
  /** Feeds that contain the page or the entries that it lists. */
  readonly feeds?: readonly { readonly type: string; readonly href: string; readonly title: string }[]
  /** Additional nodes of the page's structured data. */
  readonly structuredData?: Nodes
  /** Whether search engines leave the page out of their results. */
  readonly isUnlisted?: boolean
}

/** Returns the page's structured data as JSON. */
function graphOf({ path, label, title, description, photo, structuredData }: PageHead): string {
  const name = label ?? pageAt(path)?.label ?? title
  return JSON.stringify(
    pageGraph({ path, label: name, description, photo, image: absolute(socialImage(path, photo)) }, structuredData),
  )
}

const articleTags = ({ author, published, updated = published }: NonNullable<PageHead['article']>) => [
  { property: 'article:published_time', content: published },
  { property: 'article:modified_time', content: updated },
  { property: 'article:author', content: author },
]

/**
 * Returns the title, description, canonical, Open Graph and Twitter tags, which agree with each other, and structured data.
 */
export function headTags(head: PageHead) {
  const {
    path,
    title,
    description,
    photo,
    pictureAlt,
    article,
    type = article ? 'article' : 'website',
    feeds = [],
    isUnlisted = false,
  } = head
  const url = absolute(path)
  const imageAlt = photo?.alt || pictureAlt || title
  const imageUrl = absolute(socialImage(path, photo))
  return {
    title,
    link: [
      { rel: 'canonical' as const, href: url },
      ...feeds.map(({ type: media, href, title: name }) => ({
        rel: 'alternate' as const,
        type: media,
        href,
        title: name,
      })),
    ],
    meta: [
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:image', content: imageUrl },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: imageAlt },
      { property: 'og:site_name', content: company.name },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: imageUrl },
      { name: 'twitter:image:alt', content: imageAlt },
      ...(article ? articleTags(article) : []),
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    script: [{ key: 'graph', type: 'application/ld+json' as const, innerHTML: graphOf(head) }],
  }
}
