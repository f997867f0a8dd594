import terms from '#content/terms.json' with { type: 'json' }
import texts from '#content/texts/sections.json' with { type: 'json' }
import { Link } from '#web/ui/link.tsx'

/** The way to what buyers ask before a contract, where a page answers it. */
export function TermsLink() {
  if (!terms.to) return null
  return (
    <Link to={terms.to} className="link">
      {texts.terms}
    </Link>
  )
}
