import { company } from '#site/company.ts'
import type { PageProps } from '#site/words/page.ts'
import { Figures } from '#web/sections/figures.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Band } from '#web/ui/band.tsx'
import { Icon } from '#web/ui/icon.tsx'

export default function Press({ words: content }: PageProps<'press'>) {
  const { background, facts } = content
  return (
    <>
      <PageOpening path="/press" headline={content.headline} lead={content.lead}>
        <a href="/brand-guidelines.svg" download className="button button-primary">
          <Icon name="download" /> {content.guidelines.button}
        </a>
        <a href={`mailto:${company.emails.press}`} className="link">
          {company.emails.press}
        </a>
      </PageOpening>
      <section className="pt-6">
        <div className="wrap">
          <p className="max-w-46rem text-soft">{content.use}</p>
        </div>
      </section>
      <Band title={background.title} split>
        <div className="prose text-[1.125rem]">
          {background.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <Band title={facts.title} tone="cloth">
        <Figures items={facts.items} />
      </Band>
      <Band title={content.guidelines.title} split>
        <p className="text-[1.125rem] text-soft">{content.guidelines.text}</p>
        <p className="mt-6">
          <a href="/brand-guidelines.svg" download className="button button-secondary">
            <Icon name="download" /> {content.guidelines.button}
          </a>
        </p>
      </Band>
    </>
  )
}
