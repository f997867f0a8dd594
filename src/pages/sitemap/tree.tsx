import type { AnchorHTMLAttributes } from 'react'
import type { TreeNode } from '#content/map/tree.ts'
import { Link } from '#ui/link.tsx'

interface Props {
  nodes: readonly TreeNode[]
  /** Event handlers of every link. */
  on?:
    | Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
    | undefined
}

/** A branch of the tree: pages joined by stitches. */
export function Tree({ nodes, on }: Props) {
  return (
    <ul className="tree">
      {nodes.map(({ label, to, children }) => (
        <li key={to ?? label}>
          {to ? (
            <Link to={to} className="footer-link text-ink" {...on}>
              {label}
            </Link>
          ) : (
            <span className="small mt-2 block font-700 text-soft">{label}</span>
          )}
          {children && <Tree nodes={children} on={on} />}
        </li>
      ))}
    </ul>
  )
}
