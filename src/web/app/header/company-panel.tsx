import { artName } from '#site/art/name.ts'
import { companyMenu } from '#site/map/menus.ts'
import { Art } from '#web/ui/art.tsx'
import { Link } from '#web/ui/link.tsx'

export function CompanyPanel({ close }: { close: () => void }) {
  const [about, ...rest] = companyMenu
  return (
    <div className="menu-sheet w-450px p-5">
      {about && (
        <Link to={about.path} onClick={close} className="menu-entry block p-0!">
          <Art name={artName(about.path)} class="w-full h-36 rounded-b-0!" />
          <span className="block px-3 py-3">
            <span className="block font-700">{about.label}</span>
            <span className="menu-blurb">{about.blurb}</span>
          </span>
        </Link>
      )}
      <ul className="stitch-t mt-3 grid grid-cols-2 gap-1 pt-3">
        {rest.map(({ path, label, blurb }) => (
          <li key={path}>
            <Link to={path} onClick={close} className="menu-entry block">
              <span className="block font-700">{label}</span>
              <span className="menu-blurb">{blurb}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
