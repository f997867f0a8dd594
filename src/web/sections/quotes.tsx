import type { Testimonial } from '#site/words/shapes.ts'
import { useBandsShown } from '#web/ui/bands.ts'

type Quote = Omit<Testimonial, 'company'> & { readonly company?: string }

/** Two customers' words, side by side. */
export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  if (!useBandsShown()) return null
  return (
    <section className="band bg-cloth">
      <div className="wrap grid gap-10 md:grid-cols-2 md:gap-16">
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
