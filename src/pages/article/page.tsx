import { fill } from '#content/fill.ts'
import { postPath } from '#content/map/families.ts'
import texts from '#generated/texts/articles.json' with { type: 'json' }
import type { Author, PageProps } from '#pages/words.ts'
import { ArticleBody } from '#sections/article-body.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Portrait } from '#sections/portrait.tsx'
import { PostCards } from '#sections/post-cards.tsx'
import { filled } from '#ui/filled.tsx'
import { Link } from '#ui/link.tsx'
import { LongDate } from '#ui/long-date.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** The author of the article: portrait, position and a short biography. */
const Byline = ({ name, position, imageUrl, bio, photo }: Author) => (
  <section className="stitch-t mt-10 grid grid-cols-[5rem_1fr] gap-5 pt-8">
    <h2 className="sr-only">{texts.author}</h2>
    <Portrait name={name} imageUrl={imageUrl} photo={photo} />
    <div>
      <p className="h3">{name}</p>
      <p className="small text-soft">{unbroken(position)}</p>
      {bio && <p className="small mt-2">{bio}</p>}
    </div>
  </section>
)

/** A blog post: its text, its author, and links to other posts. */
export default function Article({ path, words: content }: PageProps<'article'>) {
  const { post, newer, older, related } = content
  return (
    <article>
      <PageOpening
        path={path}
        label={post.title}
        // Smaller, because it is long. In one line box, so that screen readers say one heading.
        headline={<span className="block text-3xl">{unbroken(post.title)}</span>}
        lead={post.excerpt}
      >
        <p className="small text-soft">
          {post.category}. {post.author}, <LongDate date={post.date} />
          {post.updated && <> {filled(texts.updated, { day: <LongDate date={post.updated} /> })}</>},{' '}
          {fill(texts.readTime, { minutes: post.readTime })}
        </p>
      </PageOpening>
      <ArticleBody html={content.html} headings={content.headings} label={texts.contents}>
        <ul aria-label={texts.tags} className="mt-10 flex flex-wrap gap-2">
          {post.tags.map(tag => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
        {content.author && <Byline {...content.author} />}
        {(older || newer) && (
          <nav aria-label={texts.neighbours} className="stitch-t mt-10 grid gap-6 pt-8 sm:grid-cols-2">
            {older && (
              <Link to={postPath(older)} className="block">
                <span className="small block text-soft">{texts.older}</span>{' '}
                <span className="link inline-block text-balance">{older.title}</span>
              </Link>
            )}{' '}
            {newer && (
              <Link to={postPath(newer)} className="block sm:col-start-2 sm:text-right">
                <span className="small block text-soft">{texts.newer}</span>{' '}
                <span className="link inline-block text-balance">{newer.title}</span>
              </Link>
            )}
          </nav>
        )}
      </ArticleBody>
      {related.length > 0 && (
        <section className="band">
          <div className="wrap">
            <h2 className="h2 mb-8">{texts.related}</h2>
            <PostCards posts={related} />
          </div>
        </section>
      )}
    </article>
  )
}
