import { Fragment, useState } from 'react'
import { company } from '#content/company.ts'
import { fill } from '#content/fill.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CheckList } from '#sections/check-list.tsx'
import { Ground } from '#sections/ground.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import type { IconName } from '#theme/icon-names.ts'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Prose } from '#ui/prose.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { useCurrentYear } from '#ui/use-current-year.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { withYear } from '#ui/with-year.tsx'
import type { RankedCompany, RankingColumn } from './schema.ts'

const columns = ['rank', 'logo', 'name', 'description', 'founded', 'email', 'website'] as const

interface Order {
  readonly key: RankingColumn
  readonly ascending: boolean
}

const compare = (a: string | number = '', b: string | number = '') =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')

const iconOf = (order: Order, key: RankingColumn): IconName =>
  order.key !== key ? 'arrows-sort' : order.ascending ? 'sort-ascending' : 'sort-descending'

/** An address that may break after the @ and before the top-level domain. A phone shows its label instead. */
const Address = ({ label, text }: { label: string; text: string }) => (
  <span className="ranking-address" data-label={label}>
    <span>
      {text.split(/(?<=@)|(?=\.\w+$)/).map(part => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  </span>
)

type Words = PageProps<'companyRanking'>['words']

/** The companies, sortable by each column. In narrow windows each is a card, and phones have buttons for three orders. */
function RankingTable({ companies, words }: { companies: readonly RankedCompany[]; words: Words['table'] }) {
  const [order, setOrder] = useState<Order>({ key: 'rank', ascending: true })
  const [sorting, setSorting] = useState('')
  const hydrated = useHydrated()
  // A button would do nothing without scripts, and reader modes leave buttons out.
  const Heading = hydrated ? 'button' : 'span'
  const sort = (key: Exclude<(typeof columns)[number], 'logo'>) => {
    const ascending = order.key !== key || !order.ascending
    setOrder({ key, ascending })
    setSorting(fill(ascending ? texts.sortedUp : texts.sortedDown, { column: words.columns[key] }))
  }
  const sorted = companies.toSorted((a, b) => compare(a[order.key], b[order.key]) * (order.ascending ? 1 : -1))
  return (
    <>
      <div role="status" className="sr-only">
        <p>{sorting}</p>
      </div>
      <table className="ranking">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            {columns.map(key =>
              key === 'logo' ? (
                <th key={key} scope="col" className="ranking-logo">
                  <span className="sr-only">{words.columns.logo}</span>
                </th>
              ) : (
                <th
                  key={key}
                  scope="col"
                  className={`ranking-${key}`}
                  aria-sort={order.key !== key ? 'none' : order.ascending ? 'ascending' : 'descending'}
                >
                  <Heading
                    className="inline-flex min-h-6 items-center gap-1 font-700"
                    {...(hydrated && {
                      type: 'button',
                      onClick: () => sort(key),
                    })}
                  >
                    <span>{words.columns[key]}</span>
                    <Icon name={iconOf(order, key)} class="text-soft" />
                  </Heading>
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ rank, name, description, founded, email, website, logo }) => (
            <tr key={rank} className={name === company.name ? 'ranking-own' : undefined}>
              <td className="ranking-rank">{rank}</td>
              <td className="ranking-logo">
                <Logo name={name} src={logo} />
              </td>
              <th scope="row" className="ranking-name lg:pt-3">
                {name}
              </th>
              <td className="ranking-description text-soft">{unbroken(description)}</td>
              <td className="ranking-founded lg:pt-1" data-label={words.columns.founded}>
                {founded}
              </td>
              <td className="ranking-email">
                <a className="link" href={`mailto:${email}`}>
                  <Address label={words.columns.email} text={email} />
                </a>
              </td>
              <td className="ranking-website">
                <OutsideLink href={website} class="link">
                  <Address label={words.columns.website} text={website.replace(/^https:\/\/(www\.)?/, '')} />
                </OutsideLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

export default function BestCompanies({ path, words: content }: PageProps<'companyRanking'>) {
  const year = useCurrentYear()
  const { table, companies, method, promotion } = content
  return (
    <>
      <PageOpening path={path} headline={withYear(content.headline, year)} lead={content.lead} />
      <section className="pt-8 pb-15 lg:pb-22">
        <div className="wrap">
          <h2 className="sr-only">{table.title}</h2>
          <RankingTable companies={companies} words={table} />
        </div>
      </section>
      {promotion && (
        <Ground title={promotion.title} lead={promotion.text} art={`${artName(path)}-call`}>
          <CheckList items={promotion.points} single />
          <p className="mt-8">
            <ButtonLink to="/contact">{promotion.button}</ButtonLink>
          </p>
        </Ground>
      )}
      {method && (
        <Band title={method.title} split>
          <Prose of={method.paragraphs} />
        </Band>
      )}
    </>
  )
}
