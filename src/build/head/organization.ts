import type { ContactPoint, Organization, Person, PostalAddress } from 'schema-dts'
import { pages, viewAt } from '#build/content/pages.ts'
import type { Photo } from '#site/art/photo.ts'
import { company } from '#site/company.ts'
import { founderPath } from '#site/map/families.ts'
import type { PagePath } from '#site/map/index.ts'
import { absolute, photoAddress } from './address.ts'
import { ids, type Nodes, refer, subjectOf } from './ids.ts'

interface Facts {
  readonly address?: PostalAddress
  readonly telephone?: string
  readonly email?: string
  readonly contactPoint?: readonly ContactPoint[]
  /** Day of foundation, `YYYY-MM-DD`. */
  readonly foundingDate?: string
  readonly founder?: { readonly '@id': string }
}

const contact = (contactType: string, ways: { email?: string; telephone?: string }): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType,
  ...ways,
})

/** The part of the address that stands in every page's footer. */
const cityAddress = {
  '@type': 'PostalAddress',
  addressLocality: company.city,
  addressCountry: company.countryCode,
} as const satisfies PostalAddress

/** The whole address of the office. */
export const officeAddress: PostalAddress = {
  ...cityAddress,
  streetAddress: company.address.street,
  postalCode: company.address.postalCode,
}

/** Whether a page's file says a text. */
const says = (path: PagePath, text: string) => JSON.stringify(pages[path] ?? '').includes(text)

/** What a page shows of the company besides what stands in the footer: a claim in the graph has to be readable there. */
function shownOn(path: PagePath): Facts {
  const { phone: telephone, founded: foundingDate } = company
  const { general: email, sales, support, press } = company.emails
  const isNamed = says(path, company.founder.name) || (viewAt(path) === 'about' && says(path, '"leadership":'))
  const founder = isNamed && { founder: refer(ids.founder) }
  const office = says(path, company.address.street) && { address: officeAddress }
  const selling = contact('sales', { email: sales })
  switch (viewAt(path)) {
    case 'about':
      return { ...office, foundingDate, ...founder }
    case 'contact':
      return {
        address: officeAddress,
        telephone,
        email,
        contactPoint: [selling, contact('customer service', { telephone, email })],
      }
    case 'press':
      return { foundingDate, ...founder, contactPoint: [selling, contact('press', { email: press })] }
    case 'legal':
      return { ...office, ...(says(path, email) && { email }) }
    case 'support':
      return { contactPoint: [selling, contact('technical support', { email: support })] }
    case 'founder':
      return { founder: refer(ids.founder) }
    default:
      return {}
  }
}

/** The company, with no more than the page shows of it. */
const organization = (path: PagePath): Organization => ({
  '@type': 'Organization',
  '@id': ids.organization,
  name: company.name,
  legalName: company.legalName,
  url: absolute('/'),
  logo: { '@type': 'ImageObject', url: absolute('/app-icons/icon-512.png'), width: '512', height: '512' },
  foundingDate: company.foundedYear,
  address: cityAddress,
  contactPoint: contact('sales', { email: company.emails.sales }),
  sameAs: company.social.map(({ url }) => url),
  ...shownOn(path),
})

const founderPerson = (path: PagePath, photo: Photo | undefined): Person => ({
  '@type': 'Person',
  '@id': ids.founder,
  name: company.founder.name,
  url: absolute(founderPath),
  worksFor: refer(ids.organization),
  ...(path === founderPath && {
    jobTitle: company.founder.role,
    mainEntityOfPage: subjectOf(path),
    ...(photo && { image: photoAddress(photo) }),
  }),
})

/** The company as a page shows it, and its founder where the page names her; `photo` is that of the page. */
export const organizationNodes = (path: PagePath, photo?: Photo): Nodes => [
  organization(path),
  ...(shownOn(path).founder ? [founderPerson(path, photo)] : []),
]
