import type { PageProps } from '#site/words/page.ts'
import { ApplicationForm } from '#web/forms/application-form.tsx'
import { Breadcrumbs } from '#web/sections/page-opening.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

export default function Apply({ words: content }: PageProps<'apply'>) {
  return (
    <section className="pt-10 lg:pt-16">
      <div className="wrap">
        <Breadcrumbs path="/careers/apply" />
        <Link to="/careers" className="link inline-flex items-center gap-2">
          <Icon name="arrow-left" /> {content.back}
        </Link>
        <h1 className="h1 mt-5">{content.headline}</h1>
        <p className="lead mt-6">{content.lead}</p>
      </div>
      <div className="wrap mt-12 grid gap-14 lg:grid-cols-[1.6fr_1fr] lg:gap-20">
        <div>
          <h2 className="sr-only">Application form</h2>
          <ApplicationForm />
          <p className="small mt-4 text-soft">{content.privacy}</p>
        </div>
        <aside className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="h3 mb-6">{content.aside.title}</h2>
          <ol className="grid gap-4">
            {content.aside.steps.map((step, index) => (
              <li key={step} className="figure">
                <p className="eyebrow">{index + 1}</p>
                <p className="small">{step}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </section>
  )
}
