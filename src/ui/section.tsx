import type { ComponentProps } from 'react'
import { useBandsShown } from './bands.ts'

/** A part of a page below its opening. After a navigation it is rendered once the opening is painted. */
export function Section(props: ComponentProps<'section'>) {
  return useBandsShown() && <section {...props} />
}
