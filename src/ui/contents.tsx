import { Link } from './link.tsx'

interface Props {
  /** The heading of the list. */
  label: string
  headings: readonly { readonly id: string; readonly text: string }[]
}

/** A table of contents: links to the headings of a long text. Beside the text it stays in view. */
export const Contents = ({ label, headings }: Props) => (
  <nav aria-labelledby="contents" className="page-contents lg:sticky lg:top-28 lg:self-start">
    {/* Screen readers say it as the name of the navigation. */}
    <div id="contents" aria-hidden="true" className="eyebrow mb-3">
      {label}
    </div>
    <ol className="small sm:columns-2 lg:columns-1">
      {headings.map(({ id, text }) => (
        <li key={id} className="mb-2 break-inside-avoid">
          <Link to={`#${id}`} className="inline-block py-0.5">
            {text}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
