import { artUrl } from '#site/art/address.ts'
import { company } from '#site/company.ts'
import { nameClass } from './name-class.ts'

/** The company's mark and its name beside it. */
export function MarkAndName() {
  return (
    <>
      <img src={artUrl('mark')} alt="" width={30} height={30} className="size-7.5 flex-none" />
      <span className={nameClass(company.name)}>{company.name}</span>
    </>
  )
}
