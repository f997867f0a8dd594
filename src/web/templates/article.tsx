import { useMemo } from 'react'
import { postPath } from '#site/map/families.ts'
import type { PageProps } from '#site/words/page.ts'
import { Breadcrumbs } from '#web/sections/page-opening.tsx'
import { PostCards } from '#web/sections/post-cards.tsx'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'
import { LongDate } from '#web/ui/long-date.tsx'

/** Lets our own Markdown be written as HTML; site/hosting/security-headers.ts names it. */
const policy = globalThis.window?.trustedTypes?.createPolicy('article', { createHTML: html => html })

/** One blog post: its body as the build made it from Markdown, its contents, and where to read on. */
export default function Article({ path, words: content }: PageProps<'article'>) {
  const { post, newer, older, related } = content
  // The same object as long as the words are the same: React compares it, not what is in it.
  const body = useMemo(() => ({ __html: policy?.createHTML(content.html) ?? content.html }), [content.html])
  return (
    <article className="pt-10 lg:pt-16">
      <header className="wrap">
        <Breadcrumbs path={path} label={post.title} />
        <h1 className="h1 max-w-18em">{post.title}</h1>
        <p className="lead mt-6">{post.excerpt}</p>
        <p className="small mt-5 text-soft">
          {post.category}. {post.author}, <LongDate date={post.date} />, {post.readTime}&nbsp;min&nbsp;read
        </p>
        <Art name={post.image} lazy={false} class="mt-10 aspect-5/2 w-full" />
      </header>
      <div className="wrap mt-12 grid gap-12 lg:grid-cols-[15rem_1fr] lg:gap-20">
        <nav aria-label="In this article" className="lg:sticky lg:top-28 lg:self-start">
          <ol className="small grid gap-2">
            {content.headings.map(({ id, text }) => (
              <li key={id}>
                <Link to={`#${id}`} className="footer-link">
                  {text}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {/* Code and tables scroll by themselves: the column must be free to be narrower than they are. */}
        <div className="min-w-0">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time */}
          <div className="prose article" dangerouslySetInnerHTML={body} />
          <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2">
            {post.tags.map(tag => (
              <li key={tag} className="tag">
                {tag}
              </li>
            ))}
          </ul>
          <nav aria-label="Posts before and after" className="stitch-t mt-10 grid gap-6 pt-8 sm:grid-cols-2">
            {older && (
              <Link to={postPath(older)} className="block">
                <span className="small block text-soft">Previous article</span>
                <span className="link text-balance">{older.title}</span>
              </Link>
            )}
            {newer && (
              <Link to={postPath(newer)} className="block sm:col-start-2 sm:text-right">
                <span className="small block text-soft">Next article</span>
                <span className="link text-balance">{newer.title}</span>
              </Link>
            )}
          </nav>
        </div>
      </div>
      <section className="band">
        <div className="wrap">
          <h2 className="h2 mb-8">Related articles</h2>
          <PostCards posts={related} />
        </div>
      </section>
    </article>
  )
}
