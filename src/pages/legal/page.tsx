import texts from '#generated/texts/legal.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { ArticleBody } from '#sections/article-body.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { filled } from '#ui/filled.tsx'
import { Link } from '#ui/link.tsx'
import { LongDate } from '#ui/long-date.tsx'

/** A legal text with a table of contents beside it. */
export default function Legal({ path, words: content }: PageProps<'legal'>) {
  return (
    <article>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <p className="small text-soft">{filled(texts.updated, { day: <LongDate date={content.lastUpdated} /> })}</p>
      </PageOpening>
      <ArticleBody html={content.html} headings={content.headings} label={texts.contents}>
        <p className="mt-10">
          <Link to="/" className="link">
            {texts.home}
          </Link>
        </p>
      </ArticleBody>
    </article>
  )
}
