import type { Story } from '#site/words/shapes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** Cards that lead to the stories: to their own page, or to the full text below. */
export function StoryCards({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className={`grid gap-6 ${stories.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
      {stories.map(({ id, title, description, results, link }) => (
        <li key={id} className="card relative flex flex-col p-6">
          <p className="figure-value">{results[0].value}</p>
          <p className="small text-soft">{results[0].label}</p>
          <h3 className="h3 mt-5">{title}</h3>
          <p className="small mt-2 mb-5 text-soft">{description}</p>
          <Link to={link ?? `#${id}`} className="link stretched mt-auto self-start">
            {link ? 'See the service' : 'Read the story'}
            <span className="sr-only">: {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The stories in full. */
export function StoryTexts({ stories }: { stories: readonly Story[] }) {
  return (
    <div className="mt-14 grid gap-14">
      {stories.map(({ id, title, client, story, results, link }) => (
        <article key={id} id={id} className="story grid gap-6 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
          <div>
            <p className="eyebrow">{client}</p>
            <h3 className="mt-1 font-display text-[1.5rem] font-700 leading-[1.2] tracking-[-0.01em] text-balance">
              {title}
            </h3>
            <dl className="mt-5 grid grid-cols-2 gap-4">
              {results.map(({ value, label }) => (
                <div key={label} className="figure flex flex-col-reverse justify-end">
                  <dt className="small text-soft">{label}</dt>
                  <dd className="figure-value">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="prose">
            {story.map(paragraph => paragraph && <p key={paragraph}>{paragraph}</p>)}
            {link && (
              <p>
                <Link to={link} className="link inline-flex items-center gap-2">
                  How that service works <Icon name="arrow-right" />
                </Link>
              </p>
            )}
          </div>
        </article>
      ))}
    </div>
  )
}
