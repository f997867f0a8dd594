import { Children, type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** Whether it is a row of links on a phone, for longer labels. */
  wide?: boolean
  children: ReactNode
}

/** A titled list of links in the footer. Renders nothing if there are no links. */
export function Column({ title, wide = false, children }: Props) {
  const id = useId()
  if (Children.count(children) === 0) return
  return (
    <nav aria-labelledby={id} className={wide ? 'col-span-full w-0 min-w-full sm:col-auto sm:w-auto sm:min-w-0' : ''}>
      <h2 id={id} className="font-display text-base font-700">
        {title}
      </h2>
      <ul className={`sm:mt-3 gap-x-6 sm:gap-1 sm:grid ${wide ? 'flex flex-wrap' : 'grid'}`}>{children}</ul>
    </nav>
  )
}
