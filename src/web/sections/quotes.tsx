import type { Testimonial } from '#site/words/shapes.ts'
import type { Tone } from '#web/ui/band.tsx'
import { useBandsShown } from '#web/ui/bands.ts'

/** How much longer a quotation is than the other to be given the wider column. */
const muchLonger = 1.5

type Quote = Omit<Testimonial, 'company'> & { readonly company?: string }

const columns = ([first, second]: readonly Quote[]) =>
  first && second && first.quote.length > muchLonger * second.quote.length ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-2'

/** Two customers' words, side by side; the one who says much more has more room. */
export function Quotes({ quotes, tone = 'cloth' }: { quotes: readonly Quote[]; tone?: Tone | undefined }) {
  if (!useBandsShown()) return null
  return (
    <section className={`band ${tone === 'cloth' ? 'bg-cloth' : ''}`}>
      <div className={`wrap grid gap-10 md:gap-16 ${columns(quotes)}`}>
        <h2 className="h2 md:col-span-2">Testimonials</h2>
        {quotes.map(({ quote, author, role, company }) => (
          <figure key={author} className="figure">
            <blockquote className="font-display text-[1.3125rem] font-700 leading-[1.4] tracking-[-0.01em] sm:text-[1.5rem]">
              {quote}
            </blockquote>
            <figcaption className="small mt-5 text-soft">
              <span className="font-700 text-ink">{author}</span>, {company ? `${role}, ${company}` : role}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
