import { artUrl } from '#site/art/address.ts'
import { company } from '#site/company.ts'

/** A company's logo (our mark for our own company), or the first letter of its name if it has none. */
export function Logo({ name, src }: { name: string; src?: string | undefined }) {
  const shown = src || (name === company.name && artUrl('mark'))
  return shown ? (
    <img src={shown} alt="" width={48} height={48} className="size-12 rounded object-contain" />
  ) : (
    <span aria-hidden="true" className="logo-letter">
      {name.charAt(0)}
    </span>
  )
}
