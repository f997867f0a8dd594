import { Component, type ReactNode } from 'react'
import { useRouteError } from 'react-router-dom'
import shell from '#generated/texts/shell.json' with { type: 'json' }

interface Props {
  children: ReactNode
}

/** The error message in place of a page. */
function FailedPage() {
  const { headline, lead, again, home } = shell.failed
  return (
    <section className="wrap band">
      <h1 className="h1">{headline}</h1>
      <p className="lead mt-6">{lead}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {again}
        </button>{' '}
        <a className="button button-secondary" href="/" target="_self">
          {home}
        </a>
      </p>
    </section>
  )
}

/** Shown when a route fails. During the build it fails the page, which the build then names. */
export function Failure() {
  const error = useRouteError()
  if (import.meta.env.SSR) throw error
  return <FailedPage />
}

/** Shows an error message in place of a page that failed to render. Header and footer stay. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children
  }
}
