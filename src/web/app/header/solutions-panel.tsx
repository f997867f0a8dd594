import { type PointerEvent, useState } from 'react'
import { artName } from '#site/art/name.ts'
import { type SolutionCategory, type SolutionItem, solutionCategories } from '#site/map/menus.ts'
import { Art } from '#web/ui/art.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

const onHover = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act()
}

/** The third pane: what the hovered item is, and its options with their tags. */
function Detail({ item, close }: { item: SolutionItem; close: () => void }) {
  return (
    <>
      <Art name={artName(item.href)} class="h-18 w-full" />
      <p className="h3 mt-4">{item.label}</p>
      <p className="small mt-1 text-soft">{item.description}</p>
      <Link to={item.href} onClick={close} className="link small mt-2 inline-block">
        Learn more<span className="sr-only"> about {item.label}</span>
      </Link>
      {item.subItems.length > 0 && (
        <>
          <p className="stitch-t mt-3 pt-3 text-[0.9375rem] font-700 text-madder">Options</p>
          <ul className="menu-options">
            {item.subItems.map(({ label, href, features }) => (
              <li key={href}>
                <Link to={href} onClick={close} className="menu-entry block px-2! py-1.5!">
                  <span className="block text-[0.9375rem] font-700">{label}</span>
                  <span className="mt-0.5 flex flex-wrap gap-1">
                    {features.map(feature => (
                      <span key={feature} className="tag">
                        {feature}
                      </span>
                    ))}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface EntryProps {
  item: SolutionItem
  selected: boolean
  select: () => void
  close: () => void
}

/** An item of the second pane: a link, or, where there are options to show first, a button that shows them. */
function Entry({ item, selected, select, close }: EntryProps) {
  const content = (
    <>
      {item.label}
      <Icon name="chevron-right" class="menu-arrow" />
    </>
  )
  return (
    <li className="menu-solution" onPointerEnter={onHover(select)}>
      {item.subItems.length > 0 ? (
        <button
          type="button"
          className="menu-row"
          aria-expanded={selected}
          data-selected={selected || undefined}
          onClick={select}
        >
          {content}
        </button>
      ) : (
        <Link
          to={item.href}
          className="menu-row"
          data-selected={selected || undefined}
          onFocus={select}
          onClick={close}
        >
          {content}
        </Link>
      )}
      <div className="menu-detail" hidden={!selected}>
        <Detail item={item} close={close} />
      </div>
    </li>
  )
}

interface CategoryProps {
  category: SolutionCategory
  selected: boolean
  select: () => void
  close: () => void
}

/** A category of the first pane with its items. Which item is shown is forgotten when the category changes. */
function Category({ category, selected, select, close }: CategoryProps) {
  const [item, setItem] = useState<string | null>(null)
  if (!selected && item !== null) setItem(null)
  return (
    <li className="menu-category">
      <button
        type="button"
        className="menu-row"
        aria-expanded={selected}
        data-selected={selected || undefined}
        onPointerEnter={onHover(() => {
          select()
          setItem(null)
        })}
        onClick={select}
      >
        {category.name}
        <Icon name="chevron-right" class="menu-arrow" />
      </button>
      <ul className="menu-items" hidden={!selected}>
        <li className="small px-3 pb-3 text-soft">{category.description}</li>
        {category.items.map(entry => (
          <Entry
            key={entry.href}
            item={entry}
            selected={item === entry.href}
            select={() => setItem(entry.href)}
            close={close}
          />
        ))}
      </ul>
    </li>
  )
}

/** The mega menu: category, items, detail. `visit` changes whenever it opens, closes or is pointed at again: nothing is selected then. */
export function SolutionsPanel({ visit, close }: { visit: string; close: () => void }) {
  const [category, setCategory] = useState<string | null>(null)
  const [lastVisit, setLastVisit] = useState(visit)
  if (visit !== lastVisit) {
    setLastVisit(visit)
    setCategory(null)
  }
  return (
    <div className="menu-sheet menu-solutions">
      <p className="h3 px-3 pb-2">Our Solutions</p>
      <ul>
        {solutionCategories.map(entry => (
          <Category
            key={entry.id}
            category={entry}
            selected={category === entry.id}
            select={() => setCategory(entry.id)}
            close={close}
          />
        ))}
      </ul>
      <Link to="/services" onClick={close} className="link small absolute bottom-6 left-8">
        All services
      </Link>
      <div className="menu-welcome" hidden={category !== null}>
        <Art name={artName('/services')} class="h-70 w-full" />
        <p className="h3 mt-5">Not sure where your project fits?</p>
        <p className="small mt-1 text-soft">
          Point at a kind of work on the left, or tell us in three lines what is slow.
        </p>
        <Link to="/contact" onClick={close} className="link small mt-3 inline-block">
          Ask us
        </Link>
      </div>
    </div>
  )
}
