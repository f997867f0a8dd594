import { resourcesMenu } from '#site/map/menus.ts'
import { Link } from '#web/ui/link.tsx'

export function ResourcesPanel({ close }: { close: () => void }) {
  return (
    <ul className="menu-sheet grid w-80 gap-1 p-4">
      {resourcesMenu.map(({ path, label, blurb }) => (
        <li key={path}>
          <Link to={path} onClick={close} className="menu-entry block">
            <span className="block font-700">{label}</span>
            <span className="menu-blurb">{blurb}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
