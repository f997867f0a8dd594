import { company } from '#content/company.ts'
import { founderPages, founderPath } from '#content/map/families.ts'
import type { PageProps } from '#pages/words.ts'
import type { Logo, LogoGround } from '#pictures/logos.ts'
import { artName } from '#pictures/name.ts'
import { CallBand } from '#sections/call-band.tsx'
import { Figures } from '#sections/figures.tsx'
import { FoldingText } from '#sections/folding-text.tsx'
import { PageOpening } from '#sections/page-opening.tsx'
import { Art } from '#ui/art.tsx'
import { Band } from '#ui/band.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { spaced } from '#ui/spaced.ts'

/** Whole names, because UnoCSS finds classes in the source. */
const grounds: Readonly<Record<LogoGround, string>> = { light: 'bg-ground-light', dark: 'bg-ground-dark' }

/** A logo on its background, and its files. */
function LogoCard({ logo, name }: { logo: Logo; name: string }) {
  const { ground, width, height, svg, png } = logo
  return (
    <li className="card">
      <div className={`grid h-24 place-items-center px-4 sm:h-48 ${grounds[ground]}`}>
        <img src={svg.href} alt="" width={width} height={height} loading="lazy" className="h-8 w-auto sm:h-16" />
      </div>
      <header className="p-4 sm:p-6">
        <h3 className="h3">{name}</h3>
        <p className="mt-3 grid justify-items-start gap-2">
          {spaced(
            [svg, png].map(({ href, label }) => (
              <a key={href} href={href} download className="link inline-flex items-center gap-2 whitespace-nowrap">
                <Icon name="download" />
                {label}
                <span className="sr-only">: {name}</span>
              </a>
            )),
          )}
        </p>
      </header>
    </li>
  )
}

/** The founder, beside a long text. */
const Founder = () =>
  founderPages.length > 0 && (
    <figure className="mt-6 flex items-center gap-4 lg:mt-8 lg:block lg:max-w-60">
      <Art name="founder" class="aspect-square w-24 lg:w-full" width={320} height={320} />
      <figcaption className="small text-soft lg:mt-3">
        <Link to={founderPath} className="link">
          {company.founder.name}
        </Link>
        , {company.founder.role}
      </figcaption>
    </figure>
  )

export default function Press({ path, words: content }: PageProps<'press'>) {
  const { background, figures, facts, logos, guidelines, contact } = content
  return (
    <>
      <PageOpening path={path} headline={content.headline} lead={content.lead}>
        <a href="/brand-guidelines.svg" download className="button button-primary">
          <Icon name="download" /> {guidelines.title}
        </a>
        <a href={`mailto:${company.emails.press}`} className="link">
          {company.emails.press}
        </a>
        {content.use && <p className="small w-full max-w-34em text-soft">{content.use}</p>}
      </PageOpening>
      {figures && (
        <Band title={figures.title} tone="cloth">
          <Figures items={figures.items} />
        </Band>
      )}
      <Band title={background.title} split aside={<Founder />}>
        <FoldingText paragraphs={background.paragraphs} shown={2} />
      </Band>
      {facts && (
        <Band title={facts.title} lead={facts.lead}>
          <DataTable table={facts.table} plain />
        </Band>
      )}
      <Band id="logos" title={logos.title} lead={logos.lead} tone="cloth">
        <ul className="pairs grid gap-3 sm:grid-cols-2 sm:gap-6">
          {logos.items.map(logo => (
            <LogoCard
              key={logo.svg.href}
              logo={logo}
              name={`${logos.names[logo.kind]}, ${logos.grounds[logo.ground]}`}
            />
          ))}
        </ul>
      </Band>
      <Band title={guidelines.title} split>
        <p className="text-md text-soft">{guidelines.text}</p>
        <p className="mt-6 flex flex-wrap items-center gap-5">
          <a href="/brand-guidelines.svg" download className="button button-secondary">
            <Icon name="download" /> {guidelines.button}
          </a>
        </p>
      </Band>
      <CallBand
        title={contact.title}
        text={contact.text}
        more={<p className="mt-2 font-700">{contact.person}</p>}
        art={`${artName(path)}-call`}
      >
        <a className="link inline-block" href={company.phoneHref}>
          {company.phone}
        </a>{' '}
        <MailLink to="press" />
      </CallBand>
    </>
  )
}
