import texts from '#content/texts/sections.json' with { type: 'json' }
import type { WordsOf } from '#site/pages/words.ts'
import { Band } from '#web/ui/band.tsx'
import { Link } from '#web/ui/link.tsx'
import { Questions } from '#web/ui/questions.tsx'

/** Questions with their answers, all of them in the HTML. */
export function Faq({ faq }: { faq: NonNullable<WordsOf['service']['faq']> }) {
  return (
    <Band
      title={texts.faq}
      lead={faq.lead}
      split
      aside={
        <p className="mt-4 text-soft">
          {texts.another}{' '}
          <Link to="/contact" className="link whitespace-nowrap">
            {texts.ask}
          </Link>
        </p>
      }
    >
      <Questions items={faq.items} />
    </Band>
  )
}
