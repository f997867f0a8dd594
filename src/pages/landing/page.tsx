import { fill } from '#content/fill.ts'
import texts from '#generated/texts/guides.json' with { type: 'json' }
import type { PageProps } from '#pages/words.ts'
import { artName } from '#pictures/name.ts'
import { BeforeYouSign } from '#sections/before-you-sign.tsx'
import { CheckList } from '#sections/check-list.tsx'
import { Ground } from '#sections/ground.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { SharedHours } from '#sections/shared-hours.tsx'
import { Steps } from '#sections/steps.tsx'
import { Stories } from '#sections/stories.tsx'
import { accentOf } from '#theme/accent.ts'
import { BottomBar } from '#ui/action-bar.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { Prose } from '#ui/prose.tsx'
import { unbroken } from '#ui/unbroken.tsx'

/** A landing page, with a bar at the bottom of the window. */
export default function Landing({ path, words: content }: PageProps<'landing'>) {
  const art = `${artName(path)}-call`
  const { trust, services, hours, terms, stories, about, bar } = content
  return (
    <div data-accent={accentOf(path)}>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <ButtonLink to="/contact">{texts.contact}</ButtonLink>
        {stories && (
          <Link to="#stories" className="link">
            {texts.toStories}
          </Link>
        )}
      </PageOpening>
      {trust && (
        <Ground title={texts.trust} lead={trust.lead} art={art}>
          <Steps items={trust.items} />
        </Ground>
      )}
      <Band
        title={fill(texts.services, { kind: content.serviceType })}
        lead={services.lead}
        tone={trust ? 'paper' : 'cloth'}
      >
        <ul>
          {services.items.map(({ icon, title, description, points, link }) => (
            <li key={title} className="stitch-t flex gap-5 py-6">
              <div>
                <span className="hoop">
                  <Icon name={icon} />
                </span>
              </div>
              <div className="grid grow gap-x-12 gap-y-4 lg:grid-cols-[1.7fr_1fr] lg:grid-rows-[auto_1fr]">
                <div>
                  <h3 className="h3">{title}</h3>
                  <p className="mt-2 text-soft">{unbroken(description)}</p>
                </div>
                <div className="lg:row-span-2">
                  <CheckList items={points} single />
                </div>
                <p>
                  <Link to={link} className="link">
                    {fill(texts.more, { service: title.charAt(0).toLowerCase() + title.slice(1) })}
                  </Link>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
      {hours && (
        <Band title={hours.title} lead={hours.lead} tone="cloth" split>
          <SharedHours table={hours.table} />
        </Band>
      )}
      {terms && <BeforeYouSign words={terms} />}
      {stories && (
        <Band id="stories" title={texts.stories} lead={stories.lead}>
          <Stories stories={stories.items} />
        </Band>
      )}
      <Ground title={texts.about} art={art}>
        <Prose of={about} class="lg:max-w-none lg:columns-2 lg:gap-12" />
        <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 sm:mt-8">
          <ButtonLink to="/contact">{texts.contact}</ButtonLink> <MailLink to="general" />
        </p>
      </Ground>
      {bar && (
        <BottomBar label={texts.bar} text={bar.text}>
          <ButtonLink to="/contact" small class="flex-none">
            {bar.button}
          </ButtonLink>
        </BottomBar>
      )}
    </div>
  )
}
