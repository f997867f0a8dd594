import type { ReactNode } from 'react'
import { type FoundGroup, groupsOf } from './groups.ts'
import { ResultText } from './result.tsx'
import type { Answered } from './use-answer.ts'
import { WaysOn } from './ways-on.tsx'

/** What others look for. */
export interface Offer {
  readonly popularTitle: string
  readonly popular: readonly { readonly label: string; readonly to: string }[]
}

interface ListProps {
  title: string
  links: readonly { readonly href: string; readonly text: ReactNode }[]
}

/** Links under one title. */
const LinkList = ({ title, links }: ListProps) => (
  <section className="found-group">
    <h3 className="found-group-name">{title}</h3>
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href} className="found">
            {text}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** Results as links. */
export const FoundLinks = ({ title, found, mixed, answer }: FoundGroup & { answer: Answered }) => (
  <LinkList
    title={title}
    links={found.map(one => ({
      href: one.href,
      text: <ResultText found={one} answer={answer} withKind={mixed} />,
    }))}
  />
)

interface Props {
  answer: Answered
  offer: Offer
  class: string
}

/**
 * Nothing was found: a person to ask, all pages, and what comes nearest or, where nothing does, what others look for. They are
 * links in the dialog too, so that Enter in its box opens none of them.
 */
export function Nothing({ answer, offer, class: look }: Props) {
  const [near] = groupsOf(answer)
  const popular = offer.popular.map(({ label, to }) => ({
    href: to,
    text: <span className="found-title">{label}</span>,
  }))
  return (
    <>
      <div className={look}>
        <WaysOn />
      </div>
      {near ? <FoundLinks {...near} answer={answer} /> : <LinkList title={offer.popularTitle} links={popular} />}
    </>
  )
}
