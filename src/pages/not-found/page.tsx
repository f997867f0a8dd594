import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isJobId } from '#content/job-id.ts'
import { slugOf } from '#content/slug.ts'
import type { PageProps } from '#pages/words.ts'
import { SearchForm } from '#search/search-form.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { PagePicture } from '#ui/page-picture.tsx'

/** The id of the job in a path, if it is a valid id. */
function jobIdIn(pathname: string) {
  const [, id = ''] = /^\/careers\/(.+)$/.exec(pathname) ?? []
  return isJobId(id) ? id : undefined
}

/** The words of a path, as a query for the search. */
const wordsOf = (pathname: string) => {
  try {
    return slugOf(decodeURIComponent(pathname))?.replaceAll('-', ' ') ?? ''
  } catch {
    return ''
  }
}

/** Fills in the query, which the HTML cannot contain: it is the same for all addresses. */
const fillIn = (box: HTMLInputElement | null) => {
  if (box && !box.value && location.pathname !== '/404') box.value = wordsOf(location.pathname)
}

type UnlistedJob = typeof import('#pages/job/unlisted-job.tsx').default

export default function NotFound({ words: content }: PageProps<'notFound'>) {
  const { pathname } = useLocation()
  const id = jobIdIn(pathname)
  const [UnlistedJob, setUnlistedJob] = useState<UnlistedJob>()
  useEffect(() => {
    // Without a network there is no newer list either.
    if (id)
      import('#pages/job/unlisted-job.tsx').then(module => setUnlistedJob(() => module.default)).catch(() => undefined)
  }, [id])
  const missing = (
    <section className="beside-patch wrap">
      <PagePicture />
      <div>
        <p className="font-display text-4xl font-700 leading-none tracking-[-0.04em] text-madder">404</p>
        <h1 className="h2 mt-4">{content.headline}</h1>
        <p className="lead mt-5">{content.lead}</p>
        <p className="mt-8 grid gap-3 text-center sm:flex sm:flex-wrap">
          <ButtonLink to="/" class="lg:px-4">
            {content.buttons.home}
          </ButtonLink>{' '}
          <ButtonLink to="/sitemap" look="secondary" class="lg:px-4">
            {content.buttons.sitemap}
          </ButtonLink>{' '}
          <ButtonLink to="/support" look="secondary" class="lg:px-4">
            {content.buttons.support}
          </ButtonLink>
        </p>
        <div className="mt-10">
          <SearchForm ref={fillIn} id="search-instead" />
        </div>
        <p className="small mt-10 max-w-34em text-soft">{content.footer}</p>
      </div>
    </section>
  )
  if (!id || !UnlistedJob) return missing
  return (
    <UnlistedJob key={id} id={id} words={content.job}>
      {missing}
    </UnlistedJob>
  )
}
