import type { Item } from '#content/schema/parts.ts'
import { anchorOf } from '#content/slug.ts'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

/** A vision and a mission, side by side. Their headings are smaller than those of a band. */
export function Aims({ vision, mission }: { vision?: Item | undefined; mission?: Item | undefined }) {
  const aims = [vision, mission].filter(aim => aim !== undefined)
  return (
    <div className={`wrap ${rowsOf(aims.length)} gap-10 md:gap-12`}>
      {aims.map(({ title, description }) => (
        <div key={title} id={anchorOf(title)} className="figure content">
          <h2 className="h2 text-xl sm:text-2xl">{title}</h2>
          <p className="mt-3 max-w-34em text-md text-soft">{unbroken(description)}</p>
        </div>
      ))}
    </div>
  )
}
