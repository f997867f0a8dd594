import type { Ref } from 'react'
import type { IconItem, Item } from '#site/pages/parts.ts'
import { Folding } from '#web/ui/folding.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

type Entry = Item & Partial<Pick<IconItem, 'icon'>>

/** Of seven the first leads, over three in a row. */
const columns = (count: number) => (count === 7 ? 'led sm:grid-cols-2 lg:grid-cols-3' : rowsOf(count, 3))

/** Too many to be read one below the other on a phone. */
const long = (count: number) => count > 4

/** Things of one kind, divided by stitches instead of boxes. */
export function IconGrid({ items, ref }: { items: readonly (Entry | undefined)[]; ref?: Ref<HTMLUListElement> }) {
  const entries = items.filter(item => item !== undefined)
  return (
    <Folding when={long(entries.length)}>
      <ul ref={ref} className={`stitch-grid ${columns(entries.length)}`}>
        {entries.map(({ icon, title, description }) => (
          <li key={title}>
            {icon && <Icon name={icon} class="mb-3 text-1.5rem text-accent" />}
            <h3 className="h3">{unbroken(title)}</h3>
            <p className="more mt-2 text-soft">{unbroken(description)}</p>
          </li>
        ))}
      </ul>
    </Folding>
  )
}
