import { ButtonLink } from '#web/ui/button-link.tsx'
import { texts } from './texts.ts'

/** What to do when the search does not help. */
export const WaysOn = () => (
  <p className="ways-on">
    <ButtonLink to="/contact" look="secondary" small>
      {texts.contact}
    </ButtonLink>
    <ButtonLink to="/sitemap" look="secondary" small>
      {texts.sitemap}
    </ButtonLink>
  </p>
)
