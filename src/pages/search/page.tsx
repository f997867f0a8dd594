import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PageProps } from '#pages/words.ts'
import { Results } from '#search/results.tsx'
import { SearchForm } from '#search/search-form.tsx'
import { useAnswer } from '#search/use-answer.ts'
import { PageCards } from '#sections/page-cards.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Icon } from '#ui/icon.tsx'
import '#pages/sitemap/sitemap.css'
import { Tree } from '#pages/sitemap/tree.tsx'

/** The search page: results for `?q=`, and below them a folded list of all pages. */
export default function Search({ words: content }: PageProps<'search'>) {
  const [parameters, setParameters] = useSearchParams()
  const box = useRef<HTMLInputElement>(null)
  // The HTML has no query; that of the address, or what was typed before scripts ran, is applied after hydration.
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(false)
  const queryParameter = parameters.get('q') ?? ''
  useEffect(() => setQuery(queryParameter || (box.current?.value ?? '')), [queryParameter])
  const progress = useAnswer(query, wanted || query ? content.index : '')
  const search = (text: string) => {
    setQuery(text)
    setParameters(text ? { q: text } : {}, { replace: true, preventScrollReset: true })
  }
  const onSubmit = (event: FormEvent) => event.preventDefault()
  return (
    <>
      <PageOpening path="/search" brief headline={content.headline} lead={content.lead}>
        <SearchForm
          ref={box}
          id="search"
          value={query}
          onChange={event => search(event.target.value)}
          onFocus={() => setWanted(true)}
          onSubmit={onSubmit}
        />
      </PageOpening>
      <section className="pt-4 sm:pt-8">
        <div className="wrap">
          {query.trim() ? (
            <div className="found-page -mx-3">
              <Results query={query} progress={progress} offer={content} />
            </div>
          ) : (
            <>
              <h2 className="h3 mb-4">{content.popularTitle}</h2>
              <PageCards
                pages={content.popular.map(({ label, to }) => ({ link: to, title: label, description: '' }))}
              />
            </>
          )}
        </div>
      </section>
      <section className="band">
        <div className="wrap">
          <details className="question">
            <summary>
              <h2 className="h3">{content.treeTitle}</h2>
              <Icon name="chevron-down" class="menu-chevron" />
            </summary>
            <div className="mt-6 gap-12 sm:columns-2 lg:columns-3">
              {content.groups.map(({ id, title, nodes }) => (
                <section key={id} className="mb-8 break-inside-avoid">
                  <h3 className="h3 mb-3">{title}</h3>
                  <Tree nodes={nodes} />
                </section>
              ))}
            </div>
          </details>
        </div>
      </section>
    </>
  )
}
