import terms from '#generated/terms.json' with { type: 'json' }
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { Link } from '#ui/link.tsx'

/** A link to the questions before a contract. Renders nothing if no page answers them. */
export function TermsLink() {
  if (!terms.to) return null
  return (
    <Link to={terms.to} className="link">
      {texts.terms}
    </Link>
  )
}
