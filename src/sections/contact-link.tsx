import type { ListValue } from '#lists/contract.ts'

type Method = Pick<ListValue<'contact-methods'>[number], 'linkText' | 'linkHref'>

/** The link of a contact method; a telephone number stays on one line. */
export function ContactLink({ linkText, linkHref }: Method) {
  return (
    <a className={`link small ${linkHref.startsWith('tel:') ? 'inline-block' : 'break-words'}`} href={linkHref}>
      {linkText}
    </a>
  )
}
