import texts from '#generated/texts/legal.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { PageOpening } from '#sections/page-opening.tsx'
import { Contents } from '#ui/contents.tsx'
import { filled } from '#ui/filled.tsx'
import { Link } from '#ui/link.tsx'
import { LongDate } from '#ui/long-date.tsx'

/** A text whose e-mail addresses are links. */
function Linked({ text }: { text: string }) {
  return text.split(/([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={`mailto:${part}`} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

/** A legal text with a table of contents beside it. */
export default function Legal({ path, words: content }: PageProps<'legal'>) {
  return (
    <article>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <p className="small text-soft">{filled(texts.updated, { day: <LongDate date={content.lastUpdated} /> })}</p>
      </PageOpening>
      <section className="wrap mt-8 grid gap-12 lg:grid-cols-[17rem_1fr] lg:gap-20">
        <Contents label={texts.contents} headings={content.sections.map(({ id, title }) => ({ id, text: title }))} />
        <div className="prose grid content-start gap-10">
          {content.sections.map(({ id, title, paragraphs, points }) => (
            <section key={id} id={id} className="prose content">
              <h2 className="h3 text-xl">{title}</h2>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>
                  <Linked text={paragraph} />
                </p>
              ))}
              {points && (
                <ul className="grid list-disc gap-2 pl-5">
                  {points.map(point => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <p>
            <Link to="/" className="link">
              {texts.home}
            </Link>
          </p>
        </div>
      </section>
    </article>
  )
}
