import type { Item } from '#site/pages/parts.ts'
import { slugOf } from '#site/slug.ts'
import { rowsOf } from '#web/ui/rows-of.ts'
import { unbroken } from '#web/ui/unbroken.tsx'

/** What somebody wants to reach, and how: side by side where both are said. */
export function Aims({ vision, mission }: { vision?: Item | undefined; mission?: Item | undefined }) {
  const aims = [vision, mission].filter(aim => aim !== undefined)
  return (
    <div className={`wrap ${rowsOf(aims.length)} gap-10 md:gap-16`}>
      {aims.map(({ title, description }) => (
        <div key={title} id={slugOf(title)} className="figure">
          <h2 className="h2">{title}</h2>
          <p className="mt-4 max-w-65ch text-[1.125rem] text-soft">{unbroken(description)}</p>
        </div>
      ))}
    </div>
  )
}
