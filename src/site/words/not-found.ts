import { page } from '#site/words/page.ts'
import type { Opening } from './shapes.ts'

/** The not-found page's texts, word for word as in docs/specification.md#not-found. */
export default page('notFound', {
  description: 'The page you asked for does not exist on this site. Go back to the home page, open the sitemap, or write to support.',
  headline: 'Oops! Page Not Found.',
  lead: 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  footer: 'If you believe this is an error, please let us know. In the meantime, you can explore other parts of our site.',
} satisfies Opening & { footer: string })
