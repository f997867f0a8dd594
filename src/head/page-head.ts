import { useHead } from '@unhead/react'
import { company } from '#company.ts'
import { type PagePath, pageAt } from '#site-map/index.ts'
import { absolute, socialImage } from './address.ts'
import { pageGraph } from './graph.ts'
import type { Nodes } from './ids.ts'

/** What a page says about itself to crawlers and social networks (first specification document, section 1). */
export interface PageHead {
  /** The page's own route: its canonical address, also when it was reached by an alias. */
  path: PagePath
  /** Taken from the site map when left out; pages of a family have to give it. */
  title?: string
  /** What breadcrumbs call the page. Taken from the site map when left out; pages of a family have to give it. */
  label?: string
  description: string
  /** Site-relative address of the social image, 1200 x 630. */
  image?: string
  type?: 'website' | 'article' | 'profile'
  twitterCard?: 'summary_large_image' | 'summary'
  /** Feeds of what the page lists, by media type. */
  feeds?: readonly { readonly type: string; readonly href: string }[]
  /** Further nodes of the page's structured data. */
  structuredData?: Nodes
  /** Further `<meta name content>` entries, such as robots. */
  extra?: readonly { readonly name: string; readonly content: string }[]
}

/** Writes title, description, canonical, Open Graph and Twitter tags that agree with each other. */
export function usePageHead({
  path,
  title = pageAt(path)?.title ?? company.name,
  label = pageAt(path)?.label ?? title,
  description,
  image = socialImage(path),
  type = 'website',
  twitterCard = 'summary_large_image',
  feeds = [],
  structuredData,
  extra = [],
}: PageHead) {
  const url = absolute(path)
  const imageUrl = absolute(image)
  useHead({
    title,
    link: [
      { rel: 'canonical', href: url },
      ...feeds.map(({ type: media, href }) => ({ rel: 'alternate' as const, type: media, href })),
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
      { property: 'og:site_name', content: company.name },
      { name: 'twitter:card', content: twitterCard },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: imageUrl },
      ...extra,
    ],
    // Crawlers read the HTML: the browser has no use for the graph, nor for the code that builds it.
    ...(import.meta.env.SSR && {
      script: [
        {
          key: 'graph',
          type: 'application/ld+json',
          innerHTML: JSON.stringify(pageGraph({ path, label, description, image: imageUrl }, structuredData)),
        },
      ],
    }),
  })
}
