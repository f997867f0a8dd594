import { anchorOf } from '#content/slug.ts'
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { CallBand } from '#sections/call-band.tsx'
import { CheckList } from '#sections/check-list.tsx'
import { Ground } from '#sections/ground.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Steps } from '#sections/steps.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Change } from '#ui/change.tsx'
import { Link } from '#ui/link.tsx'
import { Photo } from '#ui/photo.tsx'
import { unbroken } from '#ui/unbroken.tsx'

export default function Industries({ words: content }: PageProps<'industries'>) {
  return (
    <>
      <PageOpening path="/industries" headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">{content.button}</ButtonLink>
        {content.more && (
          <Link to={content.more.link} className="link">
            {content.more.text}
          </Link>
        )}
      </PageOpening>
      {content.results && (
        <Ground title={content.results.title} lead={content.results.lead} art="industries-call">
          <ul className="results">
            {content.results.items.map(({ name, value, label, link }) => (
              <li key={link}>
                <h3 className="h3">
                  <Link to={link} className="stretched">
                    {unbroken(name)}
                  </Link>
                </h3>
                <p className="figure-value">
                  <Change value={value} />
                </p>
                <p className="text-soft">{unbroken(label)}</p>
              </li>
            ))}
          </ul>
        </Ground>
      )}
      <section className="band">
        <div className="wrap grid gap-12">
          {content.blocks.map(({ label, description, focusPoints, link, photo, buttonText }) => (
            <div key={label} id={anchorOf(label)} className="alternate content">
              <div>
                <h2 className="h2">{label}</h2>
                <p className="lead mt-4 mb-6">{description}</p>
                <CheckList items={focusPoints} single />
                <p className="mt-8">
                  <ButtonLink to={link} look="secondary" class="md:max-lg:px-3 md:max-lg:text-sm">
                    {unbroken(buttonText)}
                  </ButtonLink>
                </p>
              </div>
              <Photo
                photo={photo}
                class="aspect-square w-full lg:aspect-auto"
                instead={<Art name={artName(link)} class="aspect-square w-full lg:aspect-auto" />}
              />
            </div>
          ))}
        </div>
      </section>
      {content.approach && (
        <Band title={content.approach.title} lead={content.approach.lead} tone="cloth">
          <Steps items={content.approach.items} />
        </Band>
      )}
      <CallBand {...content.call} art="industries-call" />
    </>
  )
}
