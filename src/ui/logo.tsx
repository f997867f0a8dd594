import { company } from '#content/company.ts'
import { artUrl } from '#pictures/address.ts'
import { ThemedImage } from './themed-image.tsx'

/** A company's logo (our mark for our own company), or the first letter of its name if it has none. */
export function Logo({ name, src }: { name: string; src?: string | undefined }) {
  const size = { width: 48, height: 48, className: 'size-12 rounded object-contain' }
  if (src) return <img src={src} alt="" {...size} />
  if (name === company.name) return <ThemedImage src={artUrl('mark')} {...size} />
  return (
    <span aria-hidden="true" className="hoop logo-letter">
      {name.charAt(0)}
    </span>
  )
}
