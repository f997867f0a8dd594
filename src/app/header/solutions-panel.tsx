import { memo, useState } from 'react'
import { fill } from '#content/fill.ts'
import type { PageLink } from '#content/map/index.ts'
import { type SolutionCategory, type SolutionItem, type SubItem, solutionCategories } from '#content/map/menus.ts'
import texts from '#generated/texts/menus.json' with { type: 'json' }
import { artName } from '#pictures/name.ts'
import { Art } from '#ui/art.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { spaced } from '#ui/spaced.ts'
import { MenuEntry } from './menu-pages.tsx'
import { usePointerAim } from './pointer-aim.ts'

/** The picture above the text of the third pane. */
const Picture = ({ of }: { of: PageLink | undefined }) =>
  of && <Art name={artName(of)} class="mb-6 aspect-5/3 w-full" />

/** The options of an item, with their tags. */
function Options({ items }: { items: readonly SubItem[] }) {
  return (
    <>
      <p className="stitch-t mt-3 pt-3 text-sm font-700 text-soft">{texts.options}</p>
      <ul className="menu-options">
        {items.map(({ label, href, description, features }) => (
          <li key={href}>
            <MenuEntry to={href} label={label} text={description} patch class="menu-option">
              {' '}
              <span className="menu-tags">
                {spaced(
                  features.map(feature => (
                    <span key={feature} className="tag">
                      {feature}
                    </span>
                  )),
                )}
              </span>
            </MenuEntry>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The third pane: the description of the selected item, and its options. An item without options has a picture. */
const Detail = memo(({ item: { label, href, description, subItems } }: { item: SolutionItem }) => (
  <>
    {subItems.length === 0 && <Picture of={href} />}
    <div className="flex items-baseline justify-between gap-3">
      <p className="h3">{label}</p>
      <Link to={href} className="link small flex-none">
        {texts.more}
        <span className="sr-only">{` ${fill(texts.moreAbout, { page: label })}`}</span>
      </Link>
    </div>
    <p className="small mt-1 text-soft">{description}</p>
    {subItems.length > 0 && <Options items={subItems} />}
  </>
))

/** The selected category, and the selected item of it. */
interface Selection {
  readonly category?: string
  readonly item?: PageLink
}

type RowProps = ReturnType<typeof usePointerAim>['rowProps']

interface EntryProps {
  item: SolutionItem
  isSelected: boolean
  onSelect: () => void
  rowProps: RowProps
}

/** An item of the second pane: a link, or, where there are options to show first, a button that shows them. */
function Entry({ item, isSelected, onSelect, rowProps }: EntryProps) {
  const row = { className: 'menu-row', 'data-selected': isSelected || undefined }
  const content = (
    <>
      {item.label}
      <Icon name="chevron-right" class="menu-arrow" />
    </>
  )
  return (
    <li className="menu-solution" {...rowProps(isSelected, onSelect)}>
      {item.subItems.length > 0 ? (
        <button type="button" {...row} aria-expanded={isSelected} onClick={onSelect}>
          {content}
        </button>
      ) : (
        <Link to={item.href} {...row} onFocus={onSelect}>
          {content}
        </Link>
      )}
      <div className="menu-detail" hidden={!isSelected}>
        <Detail item={item} />
      </div>
    </li>
  )
}

interface CategoryProps {
  category: SolutionCategory
  selection: Selection
  onSelect: (selection: Selection) => void
  rowProps: RowProps
}

/** A category of the first pane with its items. */
function Category({ category: { id, name, icon, description, items }, selection, onSelect, rowProps }: CategoryProps) {
  const isOpen = selection.category === id
  const select = () => onSelect({ category: id })
  return (
    <li className="menu-category">
      <button
        type="button"
        className="menu-row"
        aria-expanded={isOpen}
        data-selected={isOpen || undefined}
        // A click on the open category keeps its item.
        onClick={isOpen ? undefined : select}
        {...rowProps(isOpen && !selection.item, select)}
      >
        <Icon name={icon} class="text-madder text-lg" />
        {name}
        <Icon name="chevron-right" class="menu-arrow" />
      </button>
      <ul className="menu-items" hidden={!isOpen}>
        <li className="menu-about" hidden={isOpen && selection.item !== undefined}>
          <Picture of={items[0]?.href} />
          <p className="h3">{name}</p>
          <p className="small mt-1 text-soft">{description}</p>
        </li>
        {items.map(item => (
          <Entry
            key={item.href}
            item={item}
            isSelected={isOpen && selection.item === item.href}
            onSelect={() => onSelect({ category: id, item: item.href })}
            rowProps={rowProps}
          />
        ))}
      </ul>
    </li>
  )
}

interface Props {
  /** Changes when the menu opens or closes and when the pointer returns to its button, which clears the selection. */
  visit: string
}

/** The mega menu: category, item, detail. */
export function SolutionsPanel({ visit }: Props) {
  const [selection, setSelection] = useState<Selection>({})
  const [lastVisit, setLastVisit] = useState(visit)
  const { panelProps, rowProps } = usePointerAim()
  if (visit !== lastVisit) {
    setLastVisit(visit)
    setSelection({})
  }
  return (
    <div className="menu-sheet menu-solutions" {...panelProps}>
      <p className="h3 px-3 pb-2">{texts.solutions}</p>
      <ul>
        {solutionCategories.map(category => (
          <Category
            key={category.id}
            category={category}
            selection={selection}
            onSelect={setSelection}
            rowProps={rowProps}
          />
        ))}
      </ul>
      <Link to="/services" className="link small absolute bottom-6 left-8">
        {texts.services}
      </Link>
      <div className="menu-welcome" hidden={selection.category !== undefined}>
        <Art name={artName('/services')} class="aspect-2/1 w-full" />
        <p className="h3 mt-5">{texts.unsure}</p>
        <p className="small mt-1 text-soft">{texts.point}</p>
        <Link to="/contact" className="link small mt-3 inline-block">
          {texts.ask}
        </Link>
      </div>
    </div>
  )
}
