/** The footer's links: which pages, in which order, as `data/menus.yaml` says (docs/specification.md#footer). */
import footer from '#content/footer.json' with { type: 'json' }
import type { PagePath } from './index.ts'

/** A link of the footer. */
export interface FooterLink {
  readonly path: PagePath
  readonly label: string
}

/** The footer's columns but for the social links, which come from the company. */
export const footerColumns: Readonly<Record<'services' | 'company' | 'resources' | 'bottom', readonly FooterLink[]>> = footer
