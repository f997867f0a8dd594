import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { company } from '#content/company.ts'
import { SupportForm } from '#forms/support-form.tsx'
import type { PageProps } from '#pages/words.ts'
import { PageOpening } from '#sections/page-opening.tsx'
import { Band } from '#ui/band.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { Questions } from '#ui/questions.tsx'
import { TabList, TabPanel } from '#ui/tabs.tsx'
import { unbroken } from '#ui/unbroken.tsx'

const tabIds = ['contact', 'faqs', 'resources'] as const

const placeOf = (hash: string) => (hash === '' ? null : document.getElementById(hash.slice(1)))

/** The index of the tab that contains the target of a hash; 0 if there is none. */
const tabAt = (hash: string) => {
  const panel = placeOf(hash)?.closest('[role=tabpanel]')
  return Math.max((tabIds as readonly string[]).indexOf(panel?.id ?? ''), 0)
}

type Words = Pick<PageProps<'support'>, 'words'>

function ContactPanel({ words: content }: Words) {
  return (
    <div className="grid gap-12 lg:grid-cols-[1.6fr_1fr] lg:gap-20">
      <div>
        <h2 className="h2">{content.form.title}</h2>
        <p className="mt-3 mb-6 text-soft">{content.form.lead}</p>
        <SupportForm />
      </div>
      <section className="card self-start p-5 sm:p-6">
        <h2 className="h3">{content.card.title}</h2>
        <p className="small mt-3 text-soft">{content.card.text}</p>
        <p className="mt-4">
          <MailLink to="support" />
        </p>
        <p className="small mt-4">
          {company.supportOffice.street}, {company.supportOffice.city}, {company.country}
        </p>
        <p className="small mt-4 text-soft">{unbroken(content.card.hours)}</p>
      </section>
    </div>
  )
}

function ResourcesPanel({ words: content }: Words) {
  return (
    <>
      <h2 className="h2 mb-8">{content.resourcesTitle}</h2>
      <ul className="rows gap-6">
        {content.resources.map(({ icon, title, description, link, button }) => (
          <li key={title} className="card p-6">
            <Icon name={icon} class="mb-3 text-xl text-madder" />
            <h3 className="h3">{title}</h3>
            <p className="small mt-2 mb-6 text-soft">{description}</p>
            <ButtonLink to={link} look="secondary" small>
              {button}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

export default function Support({ words: content }: PageProps<'support'>) {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [selected, setSelected] = useState(0)
  const arrived = useRef(false)
  // After hydration, because the HTML is the same for every hash. A hash that a tab has set is ignored: when tabs are changed
  // quickly, it is outdated.
  useEffect(() => {
    if (!arrived.current || !state?.keepFocus) setSelected(tabAt(hash))
    arrived.current = true
  }, [hash, state])
  // The browser can scroll to a place in a panel only once the panel is shown.
  useEffect(() => {
    if (selected > 0 && !state?.keepFocus) placeOf(hash)?.closest('details')?.scrollIntoView()
  }, [selected, hash, state])
  const select = (index: number) => {
    setSelected(index)
    navigate({ hash: tabIds[index] ?? '' }, { replace: true, preventScrollReset: true, state: { keepFocus: true } })
  }
  return (
    <>
      <PageOpening path="/support" brief headline={content.headline} lead={content.lead} />
      <section className="pt-8 pb-15 lg:pb-22">
        <div className="wrap">
          <TabList
            label={content.headline}
            tabs={tabIds.map(id => ({ id, label: content.tabs[id] }))}
            selected={selected}
            onSelect={select}
          />
          <TabPanel id="contact" selected={selected === 0}>
            <ContactPanel words={content} />
          </TabPanel>
          <TabPanel id="faqs" selected={selected === 1}>
            <h2 className="h2 mb-6">{content.faqTitle}</h2>
            <Questions items={content.questions} />
          </TabPanel>
          <TabPanel id="resources" selected={selected === 2}>
            <ResourcesPanel words={content} />
          </TabPanel>
        </div>
      </section>
      {content.severities && (
        <Band title={content.severities.title} lead={content.severities.lead} tone="cloth">
          <DataTable table={content.severities.table} />
        </Band>
      )}
    </>
  )
}
