import { company } from '#content/company.ts'
import { artUrl } from '#pictures/address.ts'

/** The first lines of a page in print, in the colours of the day. */
export const Letterhead = () => (
  <div className="letterhead">
    <img src={artUrl('mark')} alt="" width={30} height={30} /> <strong>{company.name}</strong>{' '}
    <span>{[company.addressLine, company.emails.general].join(', ')}</span>
  </div>
)
