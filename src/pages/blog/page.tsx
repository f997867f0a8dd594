import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import type { Post } from '#pages/article/schema.ts'
import type { PageProps } from '#pages/words.ts'
import { artUrl } from '#pictures/address.ts'
import { photoSet } from '#pictures/photo.ts'
import { PageOpening } from '#sections/page-opening.tsx'
import { LeadPosts, PostCards } from '#sections/post-cards.tsx'
import { TabList, TabPanel } from '#ui/tabs.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Sidebar } from './sidebar.tsx'

const firstShown = 6
const featuredCount = 3

/** Whether a post matches a search: title, excerpt, any tag or category, in any case (docs/specification/blog.md). */
export function matches({ title, excerpt, tags, category }: Post, search: string): boolean {
  const needle = search.trim().toLowerCase()
  return [title, excerpt, category, ...tags].some(text => text.toLowerCase().includes(needle))
}

/** The id of the tab of a category; without one, of the tab of all posts. */
const idOf = (category?: string) => category?.toLowerCase().replaceAll(' ', '-') ?? 'all'

/** The addresses of all pictures that the card of a post may show. */
const picturesOf = ({ slug, photo }: Post) => [
  artUrl(slug),
  ...(photo ? [photoSet(photo.file, 'wide', 'avif'), photoSet(photo.file, 'wide', 'webp')] : []),
]

export default function Blog({ path, words: content }: PageProps<'blog'>) {
  const { posts } = content
  // The list shows so few posts completely, so none is featured.
  const isShort = posts.length <= featuredCount
  const categories = content.categories.filter(name => posts.some(post => post.category === name))
  const [parameters, setParameters] = useSearchParams()
  const hydrated = useHydrated()
  const query = parameters.get('q') ?? ''
  const box = useRef<HTMLInputElement>(null)
  const row = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // The HTML has no query; that of the address, or what was typed before scripts ran, is applied after hydration.
  const [search, setSearch] = useState(hydrated ? query : '')
  const [category, setCategory] = useState<string>()
  const [all, setAll] = useState(false)
  useEffect(() => setSearch(query || (box.current?.value ?? '')), [query])
  const find = (text: string) => {
    setSearch(text)
    setParameters(text ? { q: text } : {}, { replace: true, preventScrollReset: true })
  }
  const tabs = [undefined, ...categories].map(of => ({
    id: idOf(of),
    label: of ?? content.allPosts,
    category: of,
  }))
  const searching = search.trim() !== ''
  const featured = searching || isShort ? [] : posts.slice(0, featuredCount)
  const inTab = posts.filter(
    post => (category ? post.category === category : !featured.includes(post)) && (!searching || matches(post, search)),
  )
  // The HTML has all posts, for readers without scripts; CSS hides the later ones until the app leaves them out.
  const visible = searching || all || !hydrated ? inTab : inTab.slice(0, firstShown)
  /** All posts include those above the tabs. */
  const count = visible.length + (category ? 0 : featured.length)
  /** Applies a choice, then scrolls to the posts and focuses the tab above them. */
  const showPosts = (choose: () => void) => {
    flushSync(choose)
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    tab?.focus({ preventScroll: true })
    tab?.scrollIntoView({ inline: 'nearest' })
  }
  const showAll = (text: string) => {
    find(text)
    setCategory(undefined)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (searching) showPosts(() => undefined)
  }
  const clear = () => {
    flushSync(() => showAll(''))
    box.current?.focus()
  }
  const loadMore = () => {
    flushSync(() => setAll(true))
    list.current?.querySelectorAll<HTMLElement>('.card a')[firstShown]?.focus()
  }
  return (
    <>
      <PageOpening path={path} brief headline={content.headline} lead={content.lead}>
        <search className="w-full max-w-30em">
          {/* Without scripts the search of all pages answers. */}
          <form action="/search" onSubmit={onSubmit}>
            <label htmlFor="blog-search" className="font-650">
              {content.searchLabel}
            </label>
            <input
              ref={box}
              id="blog-search"
              name="q"
              type="search"
              enterKeyHint="search"
              className="control"
              placeholder={content.searchPlaceholder}
              value={search}
              onChange={event => find(event.target.value)}
            />
          </form>
        </search>
      </PageOpening>
      {featured.length > 0 && (
        <section className="pt-10">
          <div className="wrap">
            <h2 className="h2 mb-8">{content.featured}</h2>
            <LeadPosts posts={featured} />
          </div>
        </section>
      )}
      <section className="band">
        <header className="wrap" ref={row}>
          <h2 className="sr-only">{content.allPosts}</h2>
          <TabList
            label={content.sidebar.categories}
            tabs={tabs}
            selected={tabs.findIndex(({ id }) => id === idOf(category))}
            onSelect={index => setCategory(tabs[index]?.category)}
            panel="posts"
          />
        </header>
        <div className="wrap grid gap-12 lg:grid-cols-[1fr_17rem] lg:gap-12">
          <div ref={list}>
            <div role="status">
              {(searching || category || all) && (
                <p className="small -mb-4 pt-6 text-soft">
                  {`${count} ${count === 1 ? content.found.one : content.found.many}`}
                </p>
              )}
            </div>
            <TabPanel id="posts" tab={idOf(category)}>
              {visible.length > 0 ? (
                <div className={hydrated ? '' : 'first-posts'}>
                  <PostCards posts={visible} wide={false} />
                </div>
              ) : (
                <div className="py-10">
                  <p className="h3">{content.empty.title}</p>
                  <p className="mt-2 mb-6 text-soft">{content.empty.text}</p>
                  <button type="button" className="button button-secondary" onClick={clear}>
                    {content.empty.button}
                  </button>
                </div>
              )}
              {!searching && !all && inTab.length > firstShown && (
                <div className="mt-10 needs-scripts">
                  <button
                    type="button"
                    className="button button-secondary"
                    data-art={posts.flatMap(picturesOf).join(' ')}
                    onClick={loadMore}
                  >
                    {content.loadMore}
                  </button>
                </div>
              )}
            </TabPanel>
          </div>
          <Sidebar
            words={{ ...content, categories }}
            onCategory={chosen => showPosts(() => setCategory(chosen))}
            onTag={tag => showPosts(() => showAll(tag))}
          />
        </div>
      </section>
    </>
  )
}
