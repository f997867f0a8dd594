import type { PageLink } from '#site/map/index.ts'
import type { TreeNode } from '#site/map/tree.ts'
import { Link } from '#web/ui/link.tsx'

interface Props {
  nodes: readonly TreeNode[]
  /** Called with the page under the pointer or with the focus; with `null` when there is none. */
  onPoint: (to: PageLink | null) => void
}

/** A branch of the tree: pages joined by stitches. */
export function Tree({ nodes, onPoint }: Props) {
  return (
    <ul className="tree">
      {nodes.map(({ label, to, children }) => (
        <li key={to ?? label}>
          {to ? (
            <Link
              to={to}
              className="footer-link text-ink!"
              onPointerEnter={() => onPoint(to)}
              onPointerLeave={() => onPoint(null)}
              onFocus={() => onPoint(to)}
              onBlur={() => onPoint(null)}
            >
              {label}
            </Link>
          ) : (
            <span className="small mt-2 block font-700 text-madder">{label}</span>
          )}
          {children && <Tree nodes={children} onPoint={onPoint} />}
        </li>
      ))}
    </ul>
  )
}
