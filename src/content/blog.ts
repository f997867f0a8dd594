/** The posts of the blog, newest first. */
import posts from '#generated/posts.json' with { type: 'json' }

export { posts }
