import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { artUrl } from '#site/art/address.ts'
import { photoSet } from '#site/art/photo.ts'
import { type Category, categories } from '#site/categories.ts'
import type { Post } from '#site/pages/article.ts'
import type { PageProps } from '#site/pages/words.ts'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { PostCards } from '#web/sections/post-cards.tsx'
import { TabList, TabPanel } from '#web/ui/tabs.tsx'
import { Sidebar } from './blog/sidebar.tsx'

const firstShown = 6
const featuredCount = 3

/** Whether a post matches a search: title, excerpt, any tag or category, in any case (docs/specification.md#blog). */
export function matches({ title, excerpt, tags, category }: Post, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [title, excerpt, category, ...tags].some(text => text.toLowerCase().includes(wanted))
}

/** What the tab of a category is called in the HTML; that of all posts without one. */
const idOf = (category?: Category) => category?.toLowerCase().replaceAll(' ', '-') ?? 'all'

/** The addresses of all that its card may show. */
const picturesOf = ({ image, photo }: Post) => [
  artUrl(image),
  ...(photo ? [photoSet(photo.file, 'wide', 'avif'), photoSet(photo.file, 'wide', 'webp')] : []),
]

export default function Blog({ words: content }: PageProps<'blog'>) {
  const { posts } = content
  const [parameters, setParameters] = useSearchParams()
  const box = useRef<HTMLInputElement>(null)
  // The HTML is that of an empty search; what the address asks for, or was typed meanwhile, comes after hydration.
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<Category>()
  const [all, setAll] = useState(false)
  const asked = parameters.get('q') ?? ''
  useEffect(() => setSearch(asked || (box.current?.value ?? '')), [asked])
  const find = (text: string) => {
    setSearch(text)
    setParameters(text ? { q: text } : {}, { replace: true, preventScrollReset: true })
  }
  const tabs = [undefined, ...categories].map(of => ({ id: idOf(of), label: of ?? content.allPosts, category: of }))
  const searching = search.trim() !== ''
  const inTab = posts.filter(post => (!category || post.category === category) && (!searching || matches(post, search)))
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
              ref={box}
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
        <div className="wrap">
          <h2 className="sr-only">{content.allPosts}</h2>
          <TabList
            label={content.sidebar.categories}
            tabs={tabs}
            selected={tabs.findIndex(({ id }) => id === idOf(category))}
            onSelect={index => setCategory(tabs[index]?.category)}
            panel="posts"
          />
        </div>
        <div className="wrap grid gap-14 lg:grid-cols-[1fr_17rem] lg:gap-16">
          <div>
            <p className="sr-only" role="status">
              {searching ? `${shown.length} ${shown.length === 1 ? content.found.one : content.found.many}` : ''}
            </p>
            <TabPanel id="posts" tab={idOf(category)}>
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
                    className="button button-secondary needs-scripts"
                    data-art={posts.flatMap(picturesOf).join(' ')}
                    onClick={() => setAll(true)}
                  >
                    {content.loadMore}
                  </button>
                </p>
              )}
            </TabPanel>
          </div>
          <Sidebar words={content} onCategory={setCategory} onTag={find} />
        </div>
      </section>
    </>
  )
}
