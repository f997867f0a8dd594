import { Icon } from '#ui/icon.tsx'
import { unbroken } from '#ui/unbroken.tsx'

interface Props {
  items: readonly (string | undefined)[]
  single?: boolean
  /** `x` for what is not included. */
  icon?: 'check' | 'x'
}

/** A list of sentences, each with an icon, in two columns where there is room. */
export function CheckList({ items, single = false, icon = 'check' }: Props) {
  return (
    <ul className={`checks ${single ? 'grid' : 'rows'} gap-x-12 gap-y-2`}>
      {items
        .filter(item => item !== undefined)
        .map(item => (
          <li key={item} className="flex gap-3">
            <Icon name={icon} class={`mt-1 ${icon === 'check' ? 'text-leaf' : 'text-madder'}`} />
            <span>{unbroken(item)}</span>
          </li>
        ))}
    </ul>
  )
}
