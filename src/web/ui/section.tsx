import type { ComponentProps } from 'react'
import { useBandsShown } from './bands.ts'

/** A part of a page below its opening: after a navigation it waits until that is on the screen. */
export function Section(props: ComponentProps<'section'>) {
  return useBandsShown() && <section {...props} />
}
