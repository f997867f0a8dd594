import { page } from '#site/words/page.ts'
import { type JobTexts, jobTexts } from './careers/job.ts'
import type { Opening } from './shapes.ts'

interface NotFoundContent extends Opening {
  readonly footer: string
  readonly buttons: { readonly home: string; readonly sitemap: string; readonly support: string }
  /** For a job of which only the API knows. */
  readonly job: JobTexts
}

/** The not-found page's texts, word for word as in docs/specification.md#not-found. */
export default page('notFound', {
  title: '404 Not Found',
  description: 'The page you asked for does not exist on this site. Go back to the home page, open the sitemap, or write to support.',
  headline: 'Oops! Page Not Found.',
  lead: 'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
  footer: 'If you believe this is an error, please let us know. In the meantime, you can explore other parts of our site.',
  buttons: { home: 'Go to Homepage', sitemap: 'View Sitemap', support: 'Contact Support' },
  job: jobTexts,
} satisfies NotFoundContent)
