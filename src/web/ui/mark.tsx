import { artUrl } from '#site/art/address.ts'

/** The company's mark, beside its name. */
export function Mark() {
  return <img src={artUrl('mark')} alt="" width={30} height={30} className="size-7.5" />
}
