/** All aliases in the files of pages, each with the path that it redirects to. */
import redirects from '#generated/redirects.json' with { type: 'json' }

export { redirects }
