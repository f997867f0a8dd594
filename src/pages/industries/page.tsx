import type { PageProps } from '#pages/words.ts'
import { artName } from '#site/art/name.ts'
import { anchorOf } from '#site/slug.ts'
import { CallBand } from '#web/sections/call-band.tsx'
import { CheckList } from '#web/sections/check-list.tsx'
import { Ground } from '#web/sections/ground.tsx'
import { PageOpening } from '#web/sections/page-opening.tsx'
import { Steps } from '#web/sections/steps.tsx'
import { Art } from '#web/ui/art.tsx'
import { Band } from '#web/ui/band.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Change } from '#web/ui/change.tsx'
import { Link } from '#web/ui/link.tsx'
import { Photo } from '#web/ui/photo.tsx'
import { unbroken } from '#web/ui/unbroken.tsx'

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
                  <ButtonLink to={link} look="secondary">
                    {unbroken(buttonText)}
                  </ButtonLink>
                </p>
              </div>
              <Photo
                photo={photo}
                class="aspect-5/2 w-full md:aspect-auto"
                instead={<Art name={artName(link)} class="aspect-5/2 w-full md:aspect-auto" />}
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
