import type { Ref } from 'react'
import type { IconItem, Item } from '#site/pages/parts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

type Entry = Item & Partial<Pick<IconItem, 'icon'>>

/** How many columns suit a number of items. Of seven the first leads; else the last one fills what is left of its row. */
const columns = (count: number) => {
  if (count === 7) return 'led lg:grid-cols-3'
  return count % 3 !== 0 && count % 4 === 0 ? 'fill lg:grid-cols-4' : 'fill fill-3 lg:grid-cols-3'
}

/** Things of one kind, divided by stitches instead of boxes. */
export function IconGrid({ items, ref }: { items: readonly (Entry | undefined)[]; ref?: Ref<HTMLUListElement> }) {
  const entries = items.filter(item => item !== undefined)
  return (
    <ul ref={ref} className={`stitch-grid sm:grid-cols-2 ${columns(entries.length)}`}>
      {entries.map(({ icon, title, description }) => (
        <li key={title}>
          {icon && <Icon name={icon} class="mb-3 text-1.5rem text-accent" />}
          <h3 className="h3">{unbroken(title)}</h3>
          <p className="mt-2 text-soft">{unbroken(description)}</p>
        </li>
      ))}
    </ul>
  )
}
