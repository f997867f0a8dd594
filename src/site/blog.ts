/** The posts of the blog, newest first. */
import posts from '#content/posts.json' with { type: 'json' }

export { posts }
