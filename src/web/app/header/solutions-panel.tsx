import { type PointerEvent, useState } from 'react'
import texts from '#content/texts/menus.json' with { type: 'json' }
import { artName } from '#site/art/name.ts'
import { fill } from '#site/fill.ts'
import type { PageLink } from '#site/map/index.ts'
import { type SolutionCategory, type SolutionItem, type SubItem, solutionCategories } from '#site/map/menus.ts'
import { Art } from '#web/ui/art.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { MenuEntry } from './menu-pages.tsx'

const onHover = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act()
}

/** What the third pane shows above its words. */
const Picture = ({ of }: { of: PageLink | undefined }) =>
  of && <Art name={artName(of)} class="mb-5 aspect-5/3 w-full" />

/** The options of an item, with their tags. */
function Options({ items }: { items: readonly SubItem[] }) {
  return (
    <>
      <p className="stitch-t mt-3 pt-3 text-[0.9375rem] font-700 text-madder">{texts.options}</p>
      <ul className="menu-options">
        {items.map(({ label, href, description, features, icon }) => (
          <li key={href}>
            <MenuEntry to={href} label={label} text={description} icon={icon} emblem class="menu-option">
              <span className="menu-tags">
                {features.map(feature => (
                  <span key={feature} className="tag">
                    {feature}
                  </span>
                ))}
              </span>
            </MenuEntry>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The third pane: what the item is that is pointed at, and its options. A picture above it where there is room. */
function Detail({ item: { label, href, description, subItems } }: { item: SolutionItem }) {
  return (
    <>
      {subItems.length === 0 && <Picture of={href} />}
      <div className="flex items-baseline justify-between gap-3">
        <p className="h3">{label}</p>
        <Link to={href} className="link small flex-none">
          {texts.more}
          <span className="sr-only">{` ${fill(texts.moreAbout, { name: label })}`}</span>
        </Link>
      </div>
      <p className="small mt-1 text-soft">{description}</p>
      {subItems.length > 0 && <Options items={subItems} />}
    </>
  )
}

interface EntryProps {
  item: SolutionItem
  selected: boolean
  select: () => void
}

/** An item of the second pane: a link, or, where there are options to show first, a button that shows them. */
function Entry({ item, selected, select }: EntryProps) {
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
        <Link to={item.href} className="menu-row" data-selected={selected || undefined} onFocus={select}>
          {content}
        </Link>
      )}
      <div className="menu-detail" hidden={!selected}>
        <Detail item={item} />
      </div>
    </li>
  )
}

interface CategoryProps {
  category: SolutionCategory
  selected: boolean
  select: () => void
}

/** A category of the first pane with its items. Which item is shown is forgotten when the category changes. */
function Category({ category, selected, select }: CategoryProps) {
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
        <Icon name={category.icon} class="menu-icon" />
        {category.name}
        <Icon name="chevron-right" class="menu-arrow" />
      </button>
      <ul className="menu-items" hidden={!selected}>
        <li className="menu-about" hidden={item !== null}>
          <Picture of={category.items[0]?.href} />
          <p className="h3">{category.name}</p>
          <p className="small mt-1 text-soft">{category.description}</p>
        </li>
        {category.items.map(entry => (
          <Entry key={entry.href} item={entry} selected={item === entry.href} select={() => setItem(entry.href)} />
        ))}
      </ul>
    </li>
  )
}

/** The mega menu: category, items, detail. `visit` changes whenever it opens, closes or is pointed at again: nothing is selected then. */
export function SolutionsPanel({ visit }: { visit: string }) {
  const [category, setCategory] = useState<string | null>(null)
  const [lastVisit, setLastVisit] = useState(visit)
  if (visit !== lastVisit) {
    setLastVisit(visit)
    setCategory(null)
  }
  return (
    <div className="menu-sheet menu-solutions">
      <p className="h3 px-3 pb-2">{texts.solutions}</p>
      <ul>
        {solutionCategories.map(entry => (
          <Category
            key={entry.id}
            category={entry}
            selected={category === entry.id}
            select={() => setCategory(entry.id)}
          />
        ))}
      </ul>
      <Link to="/services" className="link small absolute bottom-6 left-8">
        {texts.services}
      </Link>
      <div className="menu-welcome" hidden={category !== null}>
        <Art name={artName('/services')} class="aspect-5/3 h-70 w-auto" />
        <p className="h3 mt-5">{texts.unsure}</p>
        <p className="small mt-1 text-soft">{texts.point}</p>
        <Link to="/contact" className="link small mt-3 inline-block">
          {texts.ask}
        </Link>
      </div>
    </div>
  )
}
