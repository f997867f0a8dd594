import type { WordsOf } from '#site/pages/words.ts'
import { Band } from '#web/ui/band.tsx'
import { Link } from '#web/ui/link.tsx'
import { Questions } from '#web/ui/questions.tsx'

/** Questions with their answers, all of them in the HTML. */
export function Faq({ faq }: { faq: WordsOf['service']['faq'] }) {
  return (
    <Band
      title="FAQ"
      lead={faq.lead}
      split
      aside={
        <p className="mt-4 text-soft">
          Another question?{' '}
          <Link to="/contact" className="link whitespace-nowrap">
            Ask an engineer
          </Link>
        </p>
      }
    >
      <Questions items={faq.items} />
    </Band>
  )
}
