import { Icon } from '#web/ui/icon.tsx'

/** A list of sentences that are all true, in two columns where there is room. */
export function CheckList({ items, single = false }: { items: readonly (string | undefined)[]; single?: boolean }) {
  return (
    <ul className={`grid gap-x-12 gap-y-4 ${single ? '' : 'md:grid-cols-2'}`}>
      {items
        .filter(item => item !== undefined)
        .map(item => (
          <li key={item} className="flex gap-3">
            <Icon name="check" class="mt-1 text-accent" />
            <span>{item}</span>
          </li>
        ))}
    </ul>
  )
}
