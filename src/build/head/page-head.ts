import type { Photo } from '#site/art/photo.ts'
import { company } from '#site/company.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
import type { Nodes } from './graph.ts'
import { absolute, pageGraph, socialImage } from './graph.ts'

/** What a page says about itself to crawlers and social networks (docs/specification.md, heads). */
export interface PageHead {
  /** The page's own route: its canonical address, also when it was reached by an alias. */
  readonly path: PagePath
  readonly title: string
  /** What breadcrumbs call the page. Taken from the site map when left out; pages of a family have to give it. */
  readonly label?: string
  readonly description: string
  /** The owner's photograph of the page, which is then in its social image. */
  readonly photo?: Photo | undefined
  readonly type?: 'website' | 'article' | 'profile'
  /** What is seen in the page's picture, and so in its social image; nothing for a pattern. */
  readonly pictureAlt?: string
  /** Who wrote an article and when, in days `YYYY-MM-DD`. */
  readonly article?: { readonly author: string; readonly published: string; readonly updated?: string | undefined }
  /** Feeds that the page is in, or lists the entries of. */
  readonly feeds?: readonly { readonly type: string; readonly href: string; readonly title: string }[]
  /** Further nodes of the page's structured data. */
  readonly structuredData?: Nodes
  /** Whether search engines leave the page out of their results. */
  readonly isUnlisted?: boolean
}

/** The page's structured data as text. */
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

/** Title, description, canonical, Open Graph and Twitter tags, which agree with each other, and structured data. */
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
