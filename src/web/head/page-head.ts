import { useHead } from '@unhead/react'
import { useEffect } from 'react'
import { company } from '#site/company.ts'
import { type PagePath, pageAt } from '#site/map/index.ts'
import { absolute, socialImage } from './address.ts'
import { type HeadTags, showHead } from './document-head.ts'
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

/** Title, description, canonical, Open Graph and Twitter tags, which agree with each other. */
function tagsOf({
  path,
  title = pageAt(path)?.title ?? company.name,
  description,
  image = socialImage(path),
  type = 'website',
  twitterCard = 'summary_large_image',
  feeds = [],
  extra = [],
}: PageHead): HeadTags {
  const url = absolute(path)
  const imageUrl = absolute(image)
  return {
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
  }
}

/** The page's structured data as text. */
function graphOf({ path, label, title, description, image = socialImage(path), structuredData }: PageHead): string {
  const name = label ?? pageAt(path)?.label ?? title ?? company.name
  return JSON.stringify(pageGraph({ path, label: name, description, image: absolute(image) }, structuredData))
}

function useServerHead(head: PageHead) {
  const { title, link, meta } = tagsOf(head)
  useHead({
    title,
    link: [...link],
    meta: [...meta],
    script: [{ key: 'graph', type: 'application/ld+json', innerHTML: graphOf(head) }],
  })
}

/** Crawlers read the HTML: the browser has no use for the graph, nor for the code that builds it. */
function useBrowserHead(head: PageHead) {
  const tags = JSON.stringify(tagsOf(head))
  useEffect(() => showHead(JSON.parse(tags)), [tags])
}

/** Writes the head of the page that calls it: into its HTML when it is prerendered, into the document after a navigation. */
export const usePageHead: (head: PageHead) => void = import.meta.env.SSR ? useServerHead : useBrowserHead
