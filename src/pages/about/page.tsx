import { company } from '#content/company.ts'
import { founderPages, founderPath } from '#content/map/families.ts'
import { pathIfThere } from '#content/map/index.ts'
import { anchorOf } from '#content/slug.ts'
import { useList } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { Aims } from '#sections/aims.tsx'
import { Figures } from '#sections/figures.tsx'
import { IconGrid } from '#sections/icon-grid.tsx'
import { Office } from '#sections/office.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Portrait } from '#sections/portrait.tsx'
import { Steps } from '#sections/steps.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Chart } from '#ui/chart.tsx'
import { ImageOr } from '#ui/image-or.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Photo } from '#ui/photo.tsx'
import { Prose } from '#ui/prose.tsx'
import { rowsOf } from '#ui/rows-of.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { Counter } from './counter.tsx'

const pressPath = pathIfThere('/press')

/** Five badges fit into one row. */
const badgeRows = (count: number) => (count === 5 ? 'rows lg:grid-cols-5 lg:[&>:last-child]:col-auto' : rowsOf(count))

export default function About({ words: content }: PageProps<'about'>) {
  const values = useList('core-values')
  const numbers = useList('company-stats')
  const leaders = useList('leadership')
  const { vision, mission, story, timeline, gallery, numbers: counted, recognition, office } = content
  return (
    <>
      <PageOpening path="/about" headline={content.headline} lead={content.lead}>
        <ButtonLink to="/careers/apply">{content.joinButton}</ButtonLink>
        <Link to={founderPath} className="link">
          {content.founderLink}
        </Link>
      </PageOpening>
      {(vision || mission) && (
        <section className="band">
          <Aims vision={vision} mission={mission} />
        </section>
      )}
      {story && (
        <Band title={story.title} tone="cloth" split>
          <Prose of={story.paragraphs}>
            {pressPath && story.link && (
              <p>
                <Link to={pressPath} className="link">
                  {story.link}
                </Link>
              </p>
            )}
          </Prose>
        </Band>
      )}
      {timeline && (
        <Band title={timeline.title}>
          <Steps items={timeline.items} />
        </Band>
      )}
      {content.valuesTitle && values.length > 0 && (
        <Band title={content.valuesTitle}>
          <IconGrid items={values} />
        </Band>
      )}
      {gallery && (
        <Band title={gallery.title}>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-6 lg:grid-cols-4">
            {gallery.items.map(({ caption, photo }, index) => (
              // The first two are large.
              <li key={caption} className={index < 2 ? 'max-sm:col-span-2 lg:col-span-2' : ''}>
                <figure>
                  <Photo photo={photo} class="w-full" instead={<Art name={`gallery-${index + 1}`} class="w-full" />} />
                  <figcaption>
                    <p className="small mt-3 text-soft">{caption}</p>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Band>
      )}
      {counted && (numbers.length > 0 || counted.map) && (
        <Band title={counted.title} tone="cloth">
          <Figures
            items={numbers.map(({ id, title, value }) => ({ id, label: title, value: <Counter value={value} /> }))}
          />
          <p className="small mt-8 max-w-46rem text-soft">{unbroken(counted.note)}</p>
          {counted.map && (
            // No figure: screen readers would say its caption twice.
            <div className="mt-12 max-w-60rem">
              <Chart name={counted.map.picture} alt={counted.map.alt} width={560} height={254} class="h-auto" />
              <p className="small mt-4 max-w-46rem text-soft">{unbroken(counted.map.countries)}</p>
            </div>
          )}
        </Band>
      )}
      {recognition && (
        <Band title={recognition.title}>
          <ul className={`${badgeRows(recognition.badges.length)} gap-6`}>
            {recognition.badges.map(({ name, rating, imageUrl, url }) => (
              <li key={name} className="relative flex items-center gap-4 lg:block">
                <ImageOr src={imageUrl} instead={<Logo name={name} />} width={88} height={88} loading="lazy" />
                <p className="min-w-0 break-words lg:mt-3">
                  <OutsideLink href={url} class="font-700 stretched hover:underline">
                    {name}
                  </OutsideLink>{' '}
                  <span className="small block text-soft">{unbroken(rating)}</span>
                </p>
              </li>
            ))}
          </ul>
        </Band>
      )}
      {office && <Office words={office} />}
      {content.leadership && leaders.length > 0 && (
        <Band title={content.leadership.title} lead={content.leadership.lead}>
          <ul
            className={`grid gap-8 sm:grid-cols-2 ${leaders.length % 4 === 0 ? 'lg:grid-cols-4' : 'md:grid-cols-3'} lg:gap-y-12`}
          >
            {leaders.map(({ id, name, position, imageUrl, bio, photo }) => (
              <li
                key={id}
                id={anchorOf(name)}
                className="grid grid-cols-[5.5rem_1fr] content-start items-center gap-x-6 gap-y-3 lg:grid-cols-1 lg:grid-rows-[auto_auto_1fr] lg:items-start"
              >
                <Portrait name={name} imageUrl={imageUrl} photo={photo} />
                <header className="lg:mt-2">
                  <h3 className="h3" data-person="">
                    {name === company.founder.name && founderPages.length > 0 ? (
                      <Link to={founderPath} className="hover:underline">
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </h3>
                  <p className="small text-soft">{unbroken(position)}</p>
                </header>
                {bio && <p className="small col-span-2 lg:col-span-1 lg:-mt-1">{bio}</p>}
              </li>
            ))}
          </ul>
          <p className="mt-10 empty:hidden">
            <ButtonLink to="/careers/apply" look="secondary">
              {content.joinButton}
            </ButtonLink>
          </p>
        </Band>
      )}
    </>
  )
}
