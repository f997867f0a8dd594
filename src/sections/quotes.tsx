import type { Testimonial } from '#content/schema/parts.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import type { Tone } from '#ui/band.tsx'
import { Section } from '#ui/section.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** A quotation that is longer than the other by this factor has the wider column. */
const muchLonger = 1.5

type Quote = Omit<Testimonial, 'company'> & { readonly company?: string }

/** The shorter of two such quotations would leave its card half empty, so they are not swiped. */
const uneven = (quotes: readonly Quote[]) => {
  const lengths = quotes.map(({ quote }) => quote.length)
  return Math.max(...lengths) > muchLonger * Math.min(...lengths)
}

function columns([first, second, third]: readonly Quote[]) {
  if (!first || !second) return ''
  const leads = !third && first.quote.length > muchLonger * second.quote.length
  return leads ? 'md:grid-cols-[3fr_2fr]' : 'md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-2'
}

/** A quotation and its author. On a phone it may be a card. */
export const Quotation = ({ quote, author, role, company }: Quote) => (
  <div className="figure">
    <blockquote className="max-w-34em font-display text-lg font-700 leading-[1.35] tracking-[-0.01em] sm:text-xl">
      {unbroken(quote)}
    </blockquote>
    <p className="small mt-5 text-soft">
      <span className="font-700 text-ink">{author}</span>, {unbroken(company ? `${role}, ${company}` : role)}
    </p>
  </div>
)

/** Quotations of customers, two in a row. A much longer one has the wider column. On a phone they are swiped or stacked. */
export function Quotes({ quotes, tone = 'cloth' }: { quotes: readonly Quote[]; tone?: Tone | undefined }) {
  return (
    <Section className={`band ${tone === 'cloth' ? 'bg-cloth' : ''}`}>
      <div className="wrap">
        <h2 className="h2">{texts.testimonials}</h2>
        {/* It may scroll on a phone and contains nothing focusable, so it is focusable itself. */}
        <section
          aria-label={texts.testimonials}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be reachable by keyboard
          tabIndex={0}
          className={`${uneven(quotes) ? 'grid gap-8' : 'swipe'} mt-6 sm:mt-8 sm:gap-8 md:gap-12 ${columns(quotes)}`}
        >
          {quotes.map(quote => (
            <Quotation key={quote.author} {...quote} />
          ))}
        </section>
      </div>
    </Section>
  )
}
