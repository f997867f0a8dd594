import { useHead } from '@unhead/react'
import { company } from '#content/company.ts'
import { artName } from '#pictures/name.ts'
import type { Photo } from '#pictures/photo.ts'
import { useCurrentYear } from '#ui/use-current-year.ts'

/** Returns the absolute URL of a path on this site. */
export const absolute = (path: string) => `${company.siteUrl}${path}`

/** Returns the path of a page's social image: a JPEG if it contains a photograph, else a PNG. */
export const socialImage = (path: string, photo?: object) => `/social/${artName(path)}.${photo ? 'jpg' : 'png'}`

/** The metadata of a page for crawlers and social networks (docs/specification/everywhere.md#heads). */
export interface PageHead {
  /** The page's own path. */
  readonly path: string
  /** The path or URL that search engines keep; by default the page's own, even if an alias leads to it. */
  readonly canonical?: string
  readonly title: string
  readonly description: string
  /** The owner's photograph of the page, which its social image then contains. */
  readonly photo?: Pick<Photo, 'alt'> | undefined
  readonly type?: 'website' | 'article' | 'profile'
  /** The path or URL of the social image; by default the one that the build draws. */
  readonly image?: string
  readonly twitterCard?: 'summary' | 'summary_large_image'
  /** The author and the dates (`YYYY-MM-DD`) of an article. */
  readonly article?: { readonly author: string; readonly published: string; readonly updated?: string | undefined }
  /** Feeds that contain the page or the entries that it lists. */
  readonly feeds?: readonly { readonly type: string; readonly href: string; readonly title: string }[]
  /** Further entries. */
  readonly meta?: readonly { readonly name: string; readonly content: string }[]
  /** Whether search engines leave the page out of their results. */
  readonly isUnlisted?: boolean
}

/** Returns the URL of a path of the site; a URL stays. */
export const urlOf = (address: string) => (address.startsWith('/') ? absolute(address) : address)

const drawnSize = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

const articleTags = ({ author, published, updated = published }: NonNullable<PageHead['article']>) => [
  { property: 'article:published_time', content: published },
  { property: 'article:modified_time', content: updated },
  { property: 'article:author', content: author },
]

/**
 * Returns the title, description, canonical, Open Graph and Twitter tags, which agree with each other.
 */
export function headTags(head: PageHead) {
  const {
    path,
    title,
    description,
    photo,
    article,
    type = article ? 'article' : 'website',
    feeds = [],
    isUnlisted = false,
    twitterCard = 'summary_large_image',
    canonical = path,
    image = socialImage(path, photo),
    meta = [],
  } = head
  const url = urlOf(canonical)
  const imageAlt = photo?.alt || title
  const imageUrl = urlOf(image)
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
      // Only of the images that the build draws.
      ...(head.image === undefined ? drawnSize : []),
      { property: 'og:image:alt', content: imageAlt },
      { property: 'og:site_name', content: company.name },
      { name: 'twitter:card', content: twitterCard },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: imageUrl },
      { name: 'twitter:image:alt', content: imageAlt },
      ...(article ? articleTags(article) : []),
      ...meta,
      ...(isUnlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
  }
}

/** Sets the head of the page, in the build and in the browser. A component further in replaces the tags of one further out. */
export function Head({ title, ...head }: PageHead) {
  const year = useCurrentYear()
  useHead(headTags({ ...head, title: title.replace(`(${__BUILD_YEAR__})`, `(${year})`) }))
  return null
}
