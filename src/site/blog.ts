/** The blog: its categories (docs/specification.md#blog) and its posts, newest first. */
import posts from '#content/posts.json' with { type: 'json' }

export { posts }
