import { NewsletterForm } from '#forms/newsletter-form.tsx'
import texts from '#generated/texts/articles.json' with { type: 'json' }
import type { Post } from '#pages/article/schema.ts'
import type { PageProps } from '#pages/words.ts'

/** The most frequent tags, in that order. */
const popularTags = (posts: readonly Post[]) =>
  [
    ...posts
      .flatMap(({ tags }) => tags)
      .reduce((counts, tag) => counts.set(tag, (counts.get(tag) ?? 0) + 1), new Map<string, number>()),
  ]
    .toSorted(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .map(([tag]) => tag)
    .slice(0, 12)

interface Props extends Pick<PageProps<'blog'>, 'words'> {
  onCategory: (category: string) => void
  onTag: (tag: string) => void
}

/** Newsletter and feeds, tags and categories. */
export function Sidebar({ words: { posts, categories, sidebar, newsletter }, onCategory, onTag }: Props) {
  return (
    <div className="grid content-start gap-10 lg:sticky lg:top-28 lg:self-start lg:pt-10">
      {newsletter && (
        <div className="card p-6">
          <h2 className="h3">{newsletter.title}</h2>
          <p className="small mt-2 mb-4 text-soft">{newsletter.text}</p>
          <p className="small mb-4">
            {newsletter.feeds}{' '}
            <a className="link" href="/blog/feed.xml">
              {texts.rss}
            </a>
            ,{' '}
            <a className="link" href="/blog/feed.json">
              {texts.json}
            </a>
          </p>
          <NewsletterForm label={newsletter.label} button={newsletter.button} />
        </div>
      )}
      <aside className="needs-scripts">
        <div className="mb-8">
          <h2 className="h3 mb-3">{sidebar.tags}</h2>
          <ul className="flex flex-wrap gap-2">
            {popularTags(posts).map(tag => (
              <li key={tag}>
                <button type="button" className="tag hover:text-ink" onClick={() => onTag(tag)}>
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="h3 mb-3">{sidebar.categories}</h2>
          <ul className="grid gap-1">
            {categories.map(category => (
              <li key={category}>
                <button type="button" className="footer-link" onClick={() => onCategory(category)}>
                  {category} ({posts.filter(post => post.category === category).length})
                </button>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
