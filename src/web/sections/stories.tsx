import type { Story } from '#site/words/shapes.ts'
import { Link } from '#web/ui/link.tsx'
import { Photo } from '#web/ui/photo.tsx'

const goesOn = (link: NonNullable<Story['link']>) =>
  link.startsWith('/case-studies/') ? 'Read the case study' : 'See the service'

/** Customers' stories: each with its figure first, and an address of its own on the page. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className={`grid gap-6 ${stories.length === 2 ? 'md:grid-cols-2' : 'lg:grid-cols-3'}`}>
      {stories.map(({ id, title, client, description, result, photo, link }) => (
        <li key={id} id={id} className="card story flex flex-col lg:grid p-6">
          <Photo photo={photo} class="mb-5" instead={null} />
          <p className="figure-value">{result.value}</p>
          <p className="small text-soft">{result.label}</p>
          <h3 className="h3 mt-5">
            <Link to={`#${id}`} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h3>
          <p className="eyebrow mt-2">{client}</p>
          <p className="mt-2 text-soft">{description}</p>
          {link && (
            <p className="mt-auto pt-5">
              <Link to={link} className="link">
                {goesOn(link)}
                <span className="sr-only">: {title}</span>
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
