/** Every alias with the path that it leads to, as pages' files name them. */
import redirects from '#content/redirects.json' with { type: 'json' }

export { redirects }
