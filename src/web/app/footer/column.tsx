import { Children, type ReactNode, useId } from 'react'

/** A titled list of links in the footer. Renders nothing if there are no links. */
export function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  if (Children.count(children) === 0) return
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-display text-[1.0625rem] font-700">
        {title}
      </h2>
      <ul className="mt-3 grid gap-1">{children}</ul>
    </nav>
  )
}
