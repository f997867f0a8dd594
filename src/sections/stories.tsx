import { changeOf } from '#content/change.ts'
import type { Story } from '#content/schema/story.ts'
import results from '#generated/texts/results.json' with { type: 'json' }
import texts from '#generated/texts/stories.json' with { type: 'json' }
import { storyHeight } from '#pictures/charts.ts'
import { Change } from '#ui/change.tsx'
import { Chart } from '#ui/chart.tsx'
import { Link } from '#ui/link.tsx'
import { Photo } from '#ui/photo.tsx'
import { columnsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'

const linkLabel = (link: NonNullable<Story['link']>) =>
  link.startsWith('/case-studies/') ? texts.caseStudy : texts.service

/** The chart of a result. Its figures are beside it, in words or in a list. */
const StoryChart = ({ story: { id, result } }: { story: Pick<Story, 'id' | 'result'> }) => (
  <Chart name={result.chart ?? `chart-${id}`} alt="" height={storyHeight} />
)

/** A result: the figure, its chart, and the chart's bars for screen readers, unless the figure or a single bar says them. */
export function StoryResult({ story }: { story: Pick<Story, 'id' | 'result' | 'photo'> }) {
  const { result, photo } = story
  const { value, label, plot } = result
  return (
    <div>
      <Photo photo={photo} class="mb-6" instead={null} />
      <p className="figure-value">
        <Change value={value} />
      </p>
      <p className="small mb-6 text-soft">{label}</p>
      <StoryChart story={story} />
      {changeOf(value, results) === undefined && plot.rows.length > 1 && (
        <ul className="sr-only">
          {plot.rows.map(({ name, text }) => (
            <li key={name}>{`${name}: ${text}`}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Stories of customers: each begins with its figure and has an id to link to. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className={`swipe sm:gap-x-6 ${columnsOf(stories.length)}`}>
      {stories.map(story => {
        const { id, title, client, description, link } = story
        return (
          <li key={id} id={id} className="card story content">
            <StoryResult story={story} />
            <div className="story-text">
              <h3 className="h3">
                <Link to={`#${id}`} className="underline-offset-4 hover:underline">
                  {unbroken(title)}
                </Link>
              </h3>
              <p className="eyebrow mt-2">{client}</p>
              <p className="mt-2 text-soft">{unbroken(description)}</p>
              {link && (
                <p className="mt-auto pt-5">
                  <Link to={link} className="link">
                    {linkLabel(link)}
                    <span className="sr-only">: {title}</span>
                  </Link>
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
