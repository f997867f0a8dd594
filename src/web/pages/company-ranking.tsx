import { Fragment, useState } from 'react'
import { artName } from '#site/art/name.ts'
import type { RankedCompany, RankingColumn } from '#site/pages/company-ranking.ts'
import type { PageProps } from '#site/pages/words.ts'
import type { IconName } from '#site/theme/icon-names.ts'
import { CheckList } from '#web/sections/check-list.tsx'
import { Ground } from '#web/sections/ground.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { Paragraphs } from '#web/ui/paragraphs.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'
import { useYearInTitle } from '#web/ui/use-current-year.ts'
import { withYear } from '#web/ui/with-year.tsx'

const columns = ['rank', 'logo', 'name', 'description', 'founded', 'email', 'website'] as const

interface Order {
  readonly key: RankingColumn
  readonly ascending: boolean
}

const compare = (a: string | number = '', b: string | number = '') =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')

const iconOf = (order: Order, key: RankingColumn): IconName =>
  order.key !== key ? 'arrows-sort' : order.ascending ? 'sort-ascending' : 'sort-descending'

/** An address that breaks where a reader would break it: after the @, before the top level. */
function Address({ text }: { text: string }) {
  return text.split(/(?<=@)|(?=\.\w+$)/).map(part => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
}

type Words = PageProps<'companyRanking'>['words']

/** The twenty rows, sortable by each column; cards on a phone. */
function RankingTable({ companies, words }: { companies: readonly RankedCompany[]; words: Words['table'] }) {
  const [order, setOrder] = useState<Order>({ key: 'rank', ascending: true })
  const sorted = companies.toSorted((a, b) => compare(a[order.key], b[order.key]) * (order.ascending ? 1 : -1))
  return (
    <table className="ranking">
      <caption className="sr-only">{words.caption}</caption>
      {/* As wide before the first row has loaded as after. */}
      <colgroup>
        {columns.map(key => (
          <col key={key} />
        ))}
      </colgroup>
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
                aria-sort={order.key !== key ? 'none' : order.ascending ? 'ascending' : 'descending'}
              >
                <button
                  type="button"
                  className="inline-flex min-h-6 items-center gap-1 font-700"
                  onClick={() => setOrder({ key, ascending: order.key !== key || !order.ascending })}
                >
                  <span>{words.columns[key]}</span>
                  <Icon name={iconOf(order, key)} class="text-soft" />
                </button>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ rank, name, description, founded, email, website, logo }) => (
          <tr key={rank}>
            <td data-label={words.columns.rank} className="font-display text-[1.25rem] font-700 text-madder">
              {rank}
            </td>
            <td className="ranking-logo">
              <Logo name={name} src={logo} />
            </td>
            <th scope="row">{name}</th>
            <td className="text-soft">{unbroken(description)}</td>
            <td data-label={words.columns.founded}>{founded}</td>
            <td>
              <a className="link" href={`mailto:${email}`}>
                <Address text={email} />
              </a>
            </td>
            <td>
              <OutsideLink href={website} class="link">
                <Address text={website.replace(/^https:\/\/(www\.)?/, '')} />
              </OutsideLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export default function BestCompanies({ path, words: content }: PageProps<'companyRanking'>) {
  const year = useYearInTitle()
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
            <ButtonLink to="/contact" look="action">
              {promotion.button}
            </ButtonLink>
          </p>
        </Ground>
      )}
      {method && (
        <Band title={method.title} split>
          <div className="prose">
            <Paragraphs of={method.paragraphs} />
          </div>
        </Band>
      )}
    </>
  )
}
