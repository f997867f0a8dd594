import type { IconItem, Item } from '#content/schema/parts.ts'
import { Folding } from '#ui/folding.tsx'
import { Icon } from '#ui/icon.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

type GridItem = Item & Partial<Pick<IconItem, 'icon'>>

/** Whether there are too many to show all words at once. */
const isLong = (count: number) => count > 4

interface Props {
  items: readonly (GridItem | undefined)[]
  /** The label of the button that unfolds a long list. */
  unfold?: string
  /** Whether a long list is folded on a desktop too, because the page is long. */
  brief?: boolean
  /** Whether the entries are long texts, of which three do not fit beside each other. */
  wide?: boolean
}

/** A grid of entries with icons, divided by stitched lines. */
export function IconGrid({ items, unfold, brief = false, wide = false }: Props) {
  const entries = items.filter(item => item !== undefined)
  return (
    <Folding narrow={!brief} when={isLong(entries.length)} unfold={unfold}>
      <ul className={`stitch-grid ${wide ? 'rows' : rowsOf(entries.length, 3)}`}>
        {entries.map(({ icon, title, description }) => (
          <li key={title}>
            <h3 className="h3 flex items-center gap-3">
              {icon && <Icon name={icon} class="text-accent" />}
              <span>{unbroken(title)}</span>
            </h3>
            <p className="more mt-2 text-soft">{unbroken(description)}</p>
          </li>
        ))}
      </ul>
    </Folding>
  )
}
