import './industry-bubbles.css'
import { Link } from '#ui/link.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** The ribbon below the bubbles: a figure eight of 550 x 600. */
const ribbon =
  'M275 300C215 267 155 233 112 202C70 172 45 143 45 120C45 96 70 77 112 64C155 52 215 45 275 45C335 45 395 52 438 64C480 77 505 96 505 120C505 143 480 172 438 202C395 233 335 267 275 300C215 333 155 367 112 398C70 428 45 457 45 480C45 504 70 523 112 536C155 548 215 555 275 555C335 555 395 548 438 536C480 523 505 504 505 480C505 457 480 428 438 398C395 367 335 333 275 300Z'

/** Number of places on the figure eight (industry-bubbles.css). */
const places = 18

/** Industries: 18 in a figure-eight on wide windows, any other number in rows, as on narrow ones (docs/specification/home.md). */
export function IndustryBubbles({ names }: { names: readonly string[] }) {
  return (
    <div className={names.length === places ? 'bubbles eight' : 'bubbles'}>
      {names.length === places && (
        <svg viewBox="0 0 550 600" aria-hidden="true" className="bubbles-thread">
          <path className="ribbon" d={ribbon} />
          <path className="ribbon-seam" d={ribbon} />
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
