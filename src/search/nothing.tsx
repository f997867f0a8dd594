import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button-link.tsx'
import type { Answer } from './find.ts'
import type { FoundGroup } from './groups.ts'
import { ResultText } from './result.tsx'
import { texts } from './texts.ts'

/** Links for visitors whom the search does not help. */
const WaysOn = () => (
  <p className="mt-4 flex flex-wrap gap-3">
    <ButtonLink to="/contact" look="secondary" small>
      {texts.contact}
    </ButtonLink>{' '}
    <ButtonLink to="/sitemap" look="secondary" small>
      {texts.sitemap}
    </ButtonLink>
  </p>
)

/** Shown when the index could not be loaded: an error, a button to retry, and other links. */
export const Failed = ({ again, class: look }: { again: () => void; class: string }) => (
  <div role="alert" aria-live="assertive" className={look}>
    <p>{texts.failed}</p>
    <p className="mt-4 flex flex-wrap gap-3">
      <button type="button" className="button button-secondary button-small" onClick={again}>
        {texts.again}
      </button>
    </p>
    <WaysOn />
  </div>
)

/** Popular searches. */
export interface Offer {
  readonly popularTitle: string
  readonly popular: readonly { readonly label: string; readonly to: string }[]
}

interface ListProps {
  title: string
  links: readonly { readonly href: string; readonly text: ReactNode }[]
}

/** A list of links under a title. */
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
export const FoundLinks = ({ title, found, mixed, answer }: FoundGroup & { answer: Answer }) => (
  <LinkList
    title={title}
    links={found.map(one => ({
      href: one.href,
      text: <ResultText found={one} answer={answer} withKind={mixed} />,
    }))}
  />
)

interface Props {
  answer: Answer
  offer: Offer
  class: string
}

/**
 * Shown when nothing was found: links to the contact page and all pages, then the nearest titles or, if there are none, popular
 * searches. They are links in the dialog too, not options, so that Enter in the input does not open one.
 */
export function Nothing({ answer, offer, class: look }: Props) {
  const popular = offer.popular.map(({ label, to }) => ({
    href: to,
    text: <span className="found-title">{label}</span>,
  }))
  return (
    <>
      <div className={look}>
        <WaysOn />
      </div>
      {answer.near.length > 0 ? (
        <FoundLinks title={texts.hint} found={answer.near} mixed answer={answer} />
      ) : (
        <LinkList title={offer.popularTitle} links={popular} />
      )}
    </>
  )
}
