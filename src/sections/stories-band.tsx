import { pathIfThere } from '#content/map/index.ts'
import type { Story } from '#content/schema/story.ts'
import { Band, type Tone } from '#ui/band.tsx'
import { Link } from '#ui/link.tsx'
import { Stories } from './stories.tsx'

const studiesPath = pathIfThere('/case-studies')

interface Props {
  title: string
  stories: { readonly lead?: string | undefined; readonly items: readonly Story[] }
  /** The label of the link to all case studies, which is shown if the site has that page. */
  all: string
  tone?: Tone | undefined
}

/** The stories of a service or an industry. */
export function StoriesBand({ title, stories: { lead, items }, all, tone }: Props) {
  return (
    <Band id="stories" title={title} lead={lead} tone={tone}>
      <Stories stories={items} />
      {studiesPath && (
        <p className="mt-5 sm:mt-8">
          <Link to={studiesPath} className="link">
            {all}
          </Link>
        </p>
      )}
    </Band>
  )
}
