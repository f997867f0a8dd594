import './industry-bubbles.css'
import { Link } from '#web/ui/link.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

/** The line that joins the bubbles: an eight lying on its side in a field of 550 x 442. */
const thread =
  'M275 221C315 150 290 54 405 48S505 140 505 221S490 388 405 394S315 292 275 221S260 54 145 48S45 140 45 221S60 388 145 394S235 292 275 221Z'

/** How many places the eight has (industry-bubbles.css). */
const places = 18

/** Industries: 18 in a figure-eight on wide windows, any other number in rows, as on narrow ones (docs/specification.md#home). */
export function IndustryBubbles({ names }: { names: readonly string[] }) {
  return (
    <div className={names.length === places ? 'bubbles eight' : 'bubbles'}>
      {names.length === places && (
        <svg viewBox="0 0 550 442" aria-hidden="true" className="bubbles-thread">
          <path d={thread} />
        </svg>
      )}
      <ul>
        {names.map((name, index) => (
          <li key={name} className={`bubble bubble-${index + 1}`}>
            <Link to="/industries">{unbroken(name)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
