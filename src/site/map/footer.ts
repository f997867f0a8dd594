/** The footer's links: which pages of the map, in which order (docs/specification.md#footer). */
import { pageAt, type SitePage, type StaticPath } from './index.ts'

const pages = (...paths: StaticPath[]): readonly SitePage[] => paths.map(path => pageAt(path))

/** The footer's columns but for the founder's page and the social links, which come from the company. */
export const footerColumns = {
  services: pages('/services/web-development', '/services/ecommerce', '/services/mobile-app-development', '/services/cloud-services'),
  resources: pages('/press', '/blog', '/brands', '/support'),
  bottom: pages('/privacy', '/terms', '/sitemap', '/offline'),
}
