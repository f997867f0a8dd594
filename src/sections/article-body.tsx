import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { Markdown } from '#content/schema/content.ts'
import texts from '#generated/texts/sections.json' with { type: 'json' }
import { useBandsShown } from '#ui/bands.ts'
import { Contents } from '#ui/contents.tsx'
import { Folding } from '#ui/folding.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The Trusted Types policy for our own Markdown; hosting/security-headers.ts names it. */
const policy = globalThis.window?.trustedTypes?.createPolicy('article', { createHTML: html => html })

interface Props extends Pick<Markdown, 'html' | 'headings'> {
  /** The heading of the table of contents. */
  label: string
  /** A narrow window shows the beginning of each chapter, until the visitor unfolds the text. */
  folded?: boolean
  /** Shown below the text, in its column. */
  children?: ReactNode
}

/** A long text that the build has rendered from Markdown, with a table of contents beside it. */
export function ArticleBody({ html, headings, label, folded = false, children }: Props) {
  // React compares the object, not its content.
  const body = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html])
  // A link to a place in the text shows all of it. Before hydration, `:target` does (lists.css).
  const { hash } = useLocation()
  const hasTarget = useHydrated() && hash !== '' && html.includes(`id="${hash.slice(1)}"`)
  if (!useBandsShown()) return null
  return (
    <section
      className={`wrap mt-12 ${headings.length > 0 ? 'grid gap-12 lg:grid-cols-[15rem_1fr] lg:gap-x-20 lg:gap-y-0' : ''}`}
    >
      {headings.length > 0 && <Contents label={label} headings={headings} />}
      {/* One measure for text, tables and figures. Code and tables scroll by themselves if they are wider. */}
      <Folding as="section" narrow unfold={texts.unfoldText} when={folded && !hasTarget}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time */}
        <div className="prose article min-w-0 max-w-34em" dangerouslySetInnerHTML={body} />
      </Folding>
      {children && (
        <section className={`min-w-0 max-w-[calc(34*var(--text-md))] ${headings.length > 0 ? 'lg:col-start-2' : ''}`}>
          {children}
        </section>
      )}
    </section>
  )
}
