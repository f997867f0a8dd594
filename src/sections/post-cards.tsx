import { fill } from '#content/fill.ts'
import { postPath } from '#content/map/families.ts'
import texts from '#generated/texts/articles.json' with { type: 'json' }
import type { Post } from '#pages/article/schema.ts'
import { Art } from '#ui/art.tsx'
import { Link } from '#ui/link.tsx'
import { LongDate } from '#ui/long-date.tsx'
import { Photo } from '#ui/photo.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

const PostPicture = ({ post, lazy = true }: { post: Post; lazy?: boolean }) => (
  <Photo photo={post.photo} lazy={lazy} instead={<Art name={post.slug} lazy={lazy} />} />
)

function PostWords({ post, large = false }: { post: Post; large?: boolean }) {
  return (
    <div className={`card-text ${large ? 'flex flex-col p-6 lg:p-10' : 'p-4 sm:flex sm:flex-col sm:p-6'}`}>
      <p className="eyebrow">{post.category}</p>
      <h3 className={`mt-1 ${large ? 'h3 lg:text-2xl' : 'h3'}`}>
        <Link to={postPath(post)} className="stretched">
          {post.title}
        </Link>
      </h3>
      <p className={`mt-2 text-soft ${large ? '' : 'small'}`}>{unbroken(post.excerpt)}</p>
      <p className={`small pt-4 text-soft ${large ? '' : 'mt-auto'}`}>
        <LongDate date={post.date} />, {fill(texts.readTime, { minutes: post.readTime })}
      </p>
    </div>
  )
}

/** Links to blog posts. */
export function PostCards({ posts, wide = true }: { posts: readonly Post[]; wide?: boolean }) {
  return (
    <ul className={`post-cards ${wide ? rowsOf(posts.length, 3) : 'rows'} gap-6`}>
      {posts.map(post => (
        <li key={post.slug} className="card choice">
          <PostPicture post={post} />
          <PostWords post={post} />
        </li>
      ))}
    </ul>
  )
}

/** The newest articles: the first large, with its picture, which is the largest of the first view. */
export function LeadPosts({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="post-cards grid gap-6 sm:grid-cols-2">
      {posts.map((post, index) =>
        index === 0 ? (
          <li key={post.slug} className="card choice lead-post sm:col-span-2">
            <PostPicture post={post} lazy={false} />
            <PostWords post={post} large />
          </li>
        ) : (
          <li key={post.slug} className="card choice">
            <PostPicture post={post} />
            <PostWords post={post} />
          </li>
        ),
      )}
    </ul>
  )
}
