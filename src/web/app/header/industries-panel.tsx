import { artName } from '#site/art/name.ts'
import { industriesMenu } from '#site/map/menus.ts'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'

export function IndustriesPanel({ close }: { close: () => void }) {
  return (
    <div className="menu-sheet w-600px p-5">
      <p className="h3 px-3 pb-3">Industries We Serve</p>
      <ul className="grid grid-cols-2 gap-1">
        {industriesMenu.map(({ path, label, blurb }) => (
          <li key={path}>
            <Link to={path} onClick={close} className="menu-entry flex gap-3">
              <Art name={artName(path)} class="menu-thumb" width={56} height={56} />
              <span>
                <span className="block font-700">{label}</span>
                <span className="menu-blurb">{blurb}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
