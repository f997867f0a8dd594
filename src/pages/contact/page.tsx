import { useState } from 'react'
import { company } from '#content/company.ts'
import type { Company } from '#content/company-values.ts'
import { anchorOf } from '#content/slug.ts'
import { ContactForm } from '#forms/contact-form.tsx'
import { retrying, useList } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { ContactLink } from '#sections/contact-link.tsx'
import { Breadcrumbs } from '#sections/page-opening.tsx'
import { TermsLink } from '#sections/terms-link.tsx'
import { Art } from '#ui/art.tsx'
import { Icon } from '#ui/icon.tsx'
import { contactIcon } from '#ui/list-icons.ts'
import { OutsideLink } from '#ui/outside-link.tsx'
import { PagePicture } from '#ui/page-picture.tsx'
import { unbroken } from '#ui/unbroken.tsx'

type Still = NonNullable<NonNullable<Company['map']>['still']>

/** The map: a picture until the visitor asks for the map, because it is loaded from another company's server. */
function OfficeMap({
  words: content,
  still,
  link,
}: {
  words: PageProps<'contact'>['words']
  still: Still
  link: string
}) {
  const [shown, setShown] = useState(false)
  if (shown) {
    return (
      <iframe
        src={still.embed}
        title={`${content.mapTitle}: ${company.addressLine}`}
        width={1088}
        height={400}
        className="h-400px w-full rounded-lg"
      />
    )
  }
  return (
    <div className="overflow-hidden rounded-lg bg-cloth grid lg:grid-cols-[1fr_22rem]">
      <Art
        name={still.picture}
        alt={content.mapAlt}
        themed
        // Fills its box: the SVG crops itself to fit.
        class="aspect-square w-full border-b-2 border-dashed border-soft lg:border-b-0 rounded-none outline-none object-fill sm:aspect-3/2 lg:aspect-auto lg:h-full lg:[mask-image:linear-gradient(270deg,transparent,#000_6%)]"
        width={736}
        height={400}
      />
      <div className="card m-4 p-6 lg:self-center">
        <p className="font-700">{unbroken(company.addressLine)}</p>
        <section className="mt-4 flex flex-wrap gap-4">
          <button
            type="button"
            className="button button-secondary button-small needs-scripts"
            onClick={() => setShown(true)}
          >
            {content.mapButton}
          </button>{' '}
          <OutsideLink href={link} class="link small self-center">
            {content.mapOpen}
          </OutsideLink>
        </section>
        <p className="small mt-4 max-w-30em text-soft">{content.mapNote}</p>
      </div>
    </div>
  )
}

export default function Contact({ words: content }: PageProps<'contact'>) {
  const details = useList('company-contact', retrying)
  const social = useList('social-links', retrying)
  const methods = useList('contact-methods', retrying)
  const own = {
    email: { linkText: details.email, linkHref: `mailto:${details.email}` },
    phone: { linkText: details.phone, linkHref: `tel:${details.phone.replace(/[^+\d]/g, '')}` },
  }
  /** The first method of each kind gets the company's own address or number, so that each is shown once. */
  const first = {
    email: methods.find(({ linkHref }) => linkHref.startsWith('mailto:')),
    phone: methods.find(({ linkHref }) => linkHref.startsWith('tel:')),
  }
  const wayOf = (method: (typeof methods)[number]) =>
    method === first.email ? own.email : method === first.phone ? own.phone : method
  return (
    <>
      <section className="beside-patch wrap">
        <PagePicture />
        <div>
          <Breadcrumbs path="/contact" />
          <h1 className="h1">{content.headline}</h1>
          <p className="lead mt-5 sm:mt-6">{content.lead}</p>
          <h2 className="h3 mt-8 text-xl sm:mt-12 sm:text-2xl">{content.formTitle}</h2>
          <p className="mt-3 mb-6 text-soft">{content.formLead}</p>
          <ContactForm />
        </div>
        {/* Beside the heading and the form; below them on a phone, where the form comes first. */}
        <div>
          <section id={anchorOf(content.detailsTitle)}>
            <h2 className="h3 text-xl">{content.detailsTitle}</h2>
            <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
              {methods.map(method => (
                <li key={method.id} className="flex gap-4">
                  <Icon name={contactIcon(method.iconName)} class="mt-1 text-xl text-madder" />
                  <div className="min-w-0">
                    <h3 className="font-700">{method.title}</h3>
                    <p className="small mb-1 text-soft">{method.subtitle}</p>
                    <ContactLink {...wayOf(method)} />
                  </div>
                </li>
              ))}
            </ul>
            <dl className="mt-8 grid gap-6">
              {(['email', 'phone'] as const)
                .filter(way => !first[way])
                .map(way => (
                  <div key={way} className="figure">
                    <dt className="small text-soft">{content.labels[way]}</dt>
                    <dd>
                      <ContactLink {...own[way]} />
                    </dd>
                  </div>
                ))}
              <div className="figure">
                <dt className="small text-soft">{content.labels.address}</dt>
                <dd>
                  {company.map ? (
                    <OutsideLink href={company.map.link} class="link">
                      {unbroken(details.address)}
                    </OutsideLink>
                  ) : (
                    unbroken(details.address)
                  )}
                </dd>
              </div>
              <div className={social.length > 0 ? 'figure' : 'hidden'}>
                <dt className="small text-soft">{content.labels.social}</dt>
                <dd>
                  <ul className="flex flex-wrap gap-x-6 gap-y-1">
                    {social.map(({ id, platform, url }) => (
                      <li key={id}>
                        <OutsideLink href={url} class="link">
                          {platform}
                        </OutsideLink>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            </dl>
            <p className="mt-6">
              <TermsLink />
            </p>
          </section>
        </div>
      </section>
      {company.map?.still && (
        <section className="pt-[var(--band)]">
          <div className="wrap">
            <h2 className="h3 mb-6 text-xl sm:text-2xl">{content.mapTitle}</h2>
            <OfficeMap words={content} still={company.map.still} link={company.map.link} />
          </div>
        </section>
      )}
    </>
  )
}
