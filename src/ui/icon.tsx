import type { IconName } from '#theme/icon-names.ts'

/** A decorative icon: what it means stands in the text beside it. */
export function Icon({ name, class: extra = '' }: { name: IconName; class?: string }) {
  return <span aria-hidden="true" className={`i-tabler-${name} ${extra}`} />
}
