import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { moveFocus } from './controls.ts'
import { spaced } from './spaced.ts'

interface ListProps {
  label: string
  tabs: readonly { readonly id: string; readonly label: string }[]
  /** Index of the tab whose panel is shown. */
  selected: number
  onSelect: (index: number) => void
  /** The panel that all tabs share, when they have none of their own. */
  panel?: string
}

/**
 * Tabs after the ARIA APG: one stop for Tab, arrow keys move in a circle, and a tab is selected by focus, click, Enter or
 * Space. (A library's tabs would add 9 kB and inline styles, which the site's security policy forbids.)
 */
export function TabList({ label, tabs, selected, onSelect, panel }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the row only: the control that selected the tab may be elsewhere on the page.
  useEffect(() => {
    const row = list.current
    const tab = row?.children[selected]
    if (row && tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [selected])
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the keys belong to the browser: Alt+Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    if (moveFocus(buttons, event.key, ['ArrowRight', 'ArrowLeft'])) event.preventDefault()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
      {spaced(
        tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={panel ?? id}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className="tab"
            onClick={() => onSelect(index)}
            onFocus={() => index !== selected && onSelect(index)}
          >
            {name}
          </button>
        )),
      )}
    </div>
  )
}

interface PanelProps {
  id: string
  /** The id of its tab; its own id when left out. */
  tab?: string
  selected?: boolean
  children: ReactNode
}

/** The panel of a tab. Every panel is in the HTML, and CSS hides it: for crawlers, reader modes and readers without scripts. */
export function TabPanel({ id, tab = id, selected = true, children }: PanelProps) {
  return (
    <section
      role="tabpanel"
      id={id}
      aria-labelledby={`tab-${tab}`}
      data-selected={selected || undefined}
      className="tab-panel content pt-10"
    >
      {children}
    </section>
  )
}
