import { type FormEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { artUrl } from '#site/art/address.ts'
import { type Category, categories, type Post } from '#site/words/blog/shape.ts'
import type { PageProps } from '#site/words/page.ts'
import { NewsletterForm } from '#web/forms/newsletter-form.tsx'
import { blogNodes } from '#web/head/blog-nodes.ts'
import { usePageHead } from '#web/head/page-head.ts'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { PostCards } from '#web/sections/post-cards.tsx'

const firstShown = 6
const featuredCount = 3

/** Every tag with how often it is used, the popular first. */
const popularTags = (posts: readonly Post[]) =>
  [
    ...posts
      .flatMap(({ tags }) => tags)
      .reduce((counts, tag) => counts.set(tag, (counts.get(tag) ?? 0) + 1), new Map<string, number>()),
  ]
    .toSorted(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .map(([tag]) => tag)
    .slice(0, 12)

const feeds = [
  { type: 'application/rss+xml', href: '/blog/feed.xml' },
  { type: 'application/feed+json', href: '/blog/feed.json' },
]

/** Whether a post matches a search: title, excerpt, any tag or category, in any case (docs/specification.md#blog). */
export function matches({ title, excerpt, tags, category }: Post, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [title, excerpt, category, ...tags].some(text => text.toLowerCase().includes(wanted))
}

export default function Blog({ words: content }: PageProps<'blog'>) {
  const { posts } = content
  const [parameters, setParameters] = useSearchParams()
  // The HTML is that of an empty search; what the address asks for comes after hydration.
  const [search, setSearch] = useState('')
  const [tab, setTab] = useState<Category | null>(null)
  const [all, setAll] = useState(false)
  const asked = parameters.get('q') ?? ''
  useEffect(() => setSearch(asked), [asked])
  usePageHead({
    path: '/blog',
    description: content.description,
    feeds,
    ...(import.meta.env.SSR && { structuredData: blogNodes(posts.slice(0, firstShown)) }),
  })

  const find = (text: string) => {
    setSearch(text)
    setParameters(text ? { q: text } : {}, { replace: true, preventScrollReset: true })
  }
  const searching = search.trim() !== ''
  const inTab = posts.filter(post => (tab === null || post.category === tab) && (!searching || matches(post, search)))
  const shown = searching || all ? inTab : inTab.slice(0, firstShown)
  const onSubmit = (event: FormEvent) => event.preventDefault()
  return (
    <>
      <PageOpening path="/blog" headline={content.headline} lead={content.lead}>
        <search className="w-full max-w-30em">
          <form action="/blog" onSubmit={onSubmit}>
            <label htmlFor="blog-search" className="font-650">
              {content.searchLabel}
            </label>
            <input
              id="blog-search"
              name="q"
              type="search"
              className="control"
              placeholder={content.searchPlaceholder}
              value={search}
              onChange={event => find(event.target.value)}
            />
          </form>
        </search>
      </PageOpening>
      {!searching && (
        <section className="pt-12">
          <div className="wrap">
            <h2 className="h2 mb-8">{content.featured}</h2>
            <PostCards posts={posts.slice(0, featuredCount)} />
          </div>
        </section>
      )}
      <section className="band">
        <div className="wrap grid gap-14 lg:grid-cols-[1fr_17rem] lg:gap-16">
          <div>
            <h2 className="sr-only">{content.allPosts}</h2>
            <fieldset className="tab-list mb-8">
              <legend className="sr-only">{content.sidebar.categories}</legend>
              {[null, ...categories].map(category => (
                <button
                  key={category}
                  type="button"
                  className="tab"
                  aria-pressed={tab === category}
                  onClick={() => setTab(category)}
                >
                  {category ?? content.allPosts}
                </button>
              ))}
            </fieldset>
            <p className="sr-only" role="status">
              {searching ? `${shown.length} ${shown.length === 1 ? 'article' : 'articles'} found` : ''}
            </p>
            {shown.length > 0 ? (
              <PostCards posts={shown} wide={false} />
            ) : (
              <div className="py-10">
                <p className="h3">{content.empty.title}</p>
                <p className="mt-2 mb-6 text-soft">{content.empty.text}</p>
                <button type="button" className="button button-secondary" onClick={() => find('')}>
                  {content.empty.button}
                </button>
              </div>
            )}
            {!searching && shown.length < inTab.length && (
              <p className="mt-10">
                <button
                  type="button"
                  className="button button-secondary"
                  data-art={posts.map(({ image }) => artUrl(image)).join(' ')}
                  onClick={() => setAll(true)}
                >
                  {content.loadMore}
                </button>
              </p>
            )}
          </div>
          <aside className="grid content-start gap-10">
            <div>
              <h2 className="h3 mb-3">{content.sidebar.categories}</h2>
              <ul className="grid gap-1">
                {categories.map(category => (
                  <li key={category}>
                    <button type="button" className="footer-link" onClick={() => setTab(category)}>
                      {category} ({posts.filter(post => post.category === category).length})
                    </button>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h2 className="h3 mb-3">{content.sidebar.tags}</h2>
              <ul className="flex flex-wrap gap-2">
                {popularTags(posts).map(tag => (
                  <li key={tag}>
                    <button type="button" className="tag hover:text-ink!" onClick={() => find(tag)}>
                      {tag}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
            <div className="card p-6">
              <h2 className="h3">{content.newsletter.title}</h2>
              <p className="small mt-2 mb-4 text-soft">{content.newsletter.text}</p>
              <p className="small mb-4">
                Or by feed:{' '}
                <a className="link" href="/blog/feed.xml">
                  RSS
                </a>
                ,{' '}
                <a className="link" href="/blog/feed.json">
                  JSON
                </a>
              </p>
              <NewsletterForm label={content.newsletter.label} button={content.newsletter.button} />
            </div>
          </aside>
        </div>
      </section>
    </>
  )
}
