import texts from '#content/texts/articles.json' with { type: 'json' }
import { fill } from '#site/fill.ts'
import { postPath } from '#site/map/families.ts'
import type { Post } from '#site/pages/article.ts'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'
import { LongDate } from '#web/ui/long-date.tsx'
import { Photo } from '#web/ui/photo.tsx'
import { rowsOf } from '#web/ui/rows-of.ts'

/** Blog posts to choose from. */
export function PostCards({ posts, wide = true }: { posts: readonly Post[]; wide?: boolean }) {
  return (
    <ul className={`${wide ? rowsOf(posts.length, 3) : 'rows'} gap-6`}>
      {posts.map(post => (
        <li key={post.id} className="card choice">
          <Photo photo={post.photo} instead={<Art name={post.image} />} />
          <div className="flex flex-col p-6">
            <p className="eyebrow">{post.category}</p>
            <h3 className="h3 mt-1">
              <Link to={postPath(post)} className="stretched">
                {post.title}
              </Link>
            </h3>
            <p className="small mt-2 text-soft">{post.excerpt}</p>
            <p className="small mt-auto pt-4 text-soft">
              <LongDate date={post.date} />, {fill(texts.readTime, { minutes: post.readTime })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
