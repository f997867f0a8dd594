import type { PageProps } from '#site/words/page.ts'
import { usePageHead } from '#web/head/page-head.ts'
import { Art } from '#web/ui/art.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

const robots = [{ name: 'robots', content: 'noindex, follow' }]

export default function NotFound({ words: content }: PageProps<'notFound'>) {
  usePageHead({ path: '/404', description: content.description, extra: robots })
  return (
    <section className="pt-12 lg:pt-20">
      <div className="wrap grid items-center gap-10 lg:grid-cols-[1.7fr_1fr] lg:gap-16">
        <div>
          <p className="font-display text-[clamp(5rem,3rem+12vw,11rem)] font-700 leading-none tracking-[-0.04em] text-madder">
            404
          </p>
          <h1 className="h2 mt-4">{content.headline}</h1>
          <p className="lead mt-5">{content.lead}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to="/">Go to Homepage</ButtonLink>
            <ButtonLink to="/sitemap" look="secondary">
              View Sitemap
            </ButtonLink>
            <ButtonLink to="/support" look="secondary">
              Contact Support
            </ButtonLink>
          </p>
          <p className="small mt-10 max-w-36em text-soft">{content.footer}</p>
        </div>
        <Art name="lost-boat" lazy={false} class="aspect-5/4 w-full" />
      </div>
    </section>
  )
}
