/** The footer's links, in the order of `data/menus.yaml` (docs/specification/everywhere.md#footer). */
import footer from '#generated/footer.json' with { type: 'json' }
import type { PagePath } from './index.ts'

/** A link of the footer. */
export interface FooterLink {
  readonly path: PagePath
  readonly label: string
}

/** The footer's columns without the social links, which come from the company's data. */
export const footerColumns: Readonly<Record<'services' | 'company' | 'resources' | 'bottom', readonly FooterLink[]>> = footer
