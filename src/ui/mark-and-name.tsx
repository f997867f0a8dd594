import { company } from '#content/company.ts'
import { artUrl } from '#pictures/address.ts'
import { nameClass } from './name-class.ts'
import { ThemedImage } from './themed-image.tsx'

/** The company's mark and its name beside it. */
export function MarkAndName() {
  return (
    <>
      <ThemedImage src={artUrl('mark')} width={30} height={30} className="size-7.5 flex-none" />
      <span className={nameClass(company.name)}>{company.name}</span>
    </>
  )
}
