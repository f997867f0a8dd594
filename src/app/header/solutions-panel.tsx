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

/** The picture above the text of the third pane. */
const Picture = ({ of }: { of: PageLink | undefined }) =>
  of && <Art name={artName(of)} class="mb-5 aspect-5/3 w-full" />

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

/** An item of the second pane: a link, or, where there are options to show first, a button that shows them. */
function Entry({ item }: { item: SolutionItem }) {
  const content = (
    <>
      {item.label}
      <Icon name="chevron-right" class="menu-arrow" />
    </>
  )
  return (
    <li className="menu-solution">
      {item.subItems.length > 0 ? (
        <button type="button" className="menu-row" aria-expanded={false}>
          {content}
        </button>
      ) : (
        <Link to={item.href} className="menu-row">
          {content}
        </Link>
      )}
      <div className="menu-detail" hidden>
        <Detail item={item} />
      </div>
    </li>
  )
}

/** A category of the first pane with its items. */
const Category = ({ name, icon, description, items }: SolutionCategory) => (
  <li className="menu-category">
    <button type="button" className="menu-row" aria-expanded={false}>
      <Icon name={icon} class="menu-icon" />
      {name}
      <Icon name="chevron-right" class="menu-arrow" />
    </button>
    <ul className="menu-items" hidden>
      <li className="menu-about">
        <Picture of={items[0]?.href} />
        <p className="h3">{name}</p>
        <p className="small mt-1 text-soft">{description}</p>
      </li>
      {items.map(item => (
        <Entry key={item.href} item={item} />
      ))}
    </ul>
  </li>
)

/** The mega menu: category, item, detail. `select-solution.ts` selects them in the browser. */
export const SolutionsPanel = () => (
  <div className="menu-sheet menu-solutions">
    <p className="h3 px-3 pb-2">{texts.solutions}</p>
    <ul>
      {solutionCategories.map(category => (
        <Category key={category.id} {...category} />
      ))}
    </ul>
    <Link to="/services" className="link small absolute bottom-6 left-8">
      {texts.services}
    </Link>
    <div className="menu-welcome">
      <Art name={artName('/services')} class="aspect-2/1 w-full" />
      <p className="h3 mt-5">{texts.unsure}</p>
      <p className="small mt-1 text-soft">{texts.point}</p>
      <Link to="/contact" className="link small mt-3 inline-block">
        {texts.ask}
      </Link>
    </div>
  </div>
)
