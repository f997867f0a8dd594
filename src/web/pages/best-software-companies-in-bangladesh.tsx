import { Fragment, useState } from 'react'
import type { IconName } from '#site/theme/icon-names.ts'
import type { RankedCompany } from '#site/words/best-software-companies-in-bangladesh.ts'
import type { PageProps } from '#site/words/page.ts'
import { CheckList } from '#web/sections/check-list.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { useYearInTitle } from '#web/ui/use-current-year.ts'

const path = '/best-software-companies-in-bangladesh'

const columns = [
  { key: 'rank', label: 'Rank' },
  { key: 'name', label: 'Company' },
  { key: 'description', label: 'What it does' },
  { key: 'founded', label: 'Founded' },
  { key: 'email', label: 'E-mail' },
  { key: 'website', label: 'Website' },
] as const

type Key = (typeof columns)[number]['key']

interface Order {
  readonly key: Key
  readonly ascending: boolean
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en')

const iconOf = (order: Order, key: Key): IconName =>
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

/** The twenty rows, sortable by each column; cards on a phone. */
function RankingTable({ companies }: { companies: readonly RankedCompany[] }) {
  const [order, setOrder] = useState<Order>({ key: 'rank', ascending: true })
  const sorted = companies.toSorted((a, b) => compare(a[order.key], b[order.key]) * (order.ascending ? 1 : -1))
  return (
    <table className="ranking">
      <caption className="sr-only">Twenty software companies in Bangladesh</caption>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th
              key={key}
              scope="col"
              aria-sort={order.key !== key ? 'none' : order.ascending ? 'ascending' : 'descending'}
            >
              <button
                type="button"
                className="inline-flex items-center gap-1 font-700"
                onClick={() => setOrder({ key, ascending: order.key !== key || !order.ascending })}
              >
                {label}
                <Icon name={iconOf(order, key)} class="text-soft" />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ rank, name, description, founded, email, website, logo }) => (
          <tr key={rank}>
            <td data-label="Rank" className="font-display text-[1.25rem] font-700 text-madder">
              {rank}
            </td>
            <th scope="row">
              <span className="flex items-center gap-3">
                <Logo name={name} src={logo} />
                {name}
              </span>
            </th>
            <td className="text-soft">{description}</td>
            <td data-label="Founded">{founded}</td>
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

export default function BestCompanies({ words: content }: PageProps<'companyRanking'>) {
  const year = useYearInTitle()
  const { companies, method, promotion } = content
  return (
    <>
      <PageOpening path={path} headline={`${content.headline} (${year})`} lead={content.lead} />
      <section className="pt-8 pb-15 lg:pb-22">
        <div className="wrap">
          <h2 className="sr-only">The ranking</h2>
          <RankingTable companies={companies} />
        </div>
      </section>
      <Band title={promotion.title} lead={promotion.text} tone="cloth" split>
        <CheckList items={promotion.points} single />
        <p className="mt-8">
          <ButtonLink to="/contact" look="action">
            {promotion.button}
          </ButtonLink>
        </p>
      </Band>
      <Band title={method.title} split>
        <div className="prose">
          {method.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
    </>
  )
}
