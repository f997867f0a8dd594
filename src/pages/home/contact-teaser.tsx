import { retrying, useList } from '#lists/use-list.ts'
import type { PageProps } from '#pages/words.ts'
import { CallBand } from '#sections/call-band.tsx'
import { ContactLink } from '#sections/contact-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { contactIcon } from '#ui/list-icons.ts'

/** The contact methods; other words if there are none. */
export function ContactTeaser({ words }: { words: PageProps<'home'>['words']['contact'] }) {
  const methods = useList('contact-methods', retrying)
  const ways = (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-5">
      {methods.map(({ id, title, linkText, linkHref, iconName }) => (
        <li key={id} className="flex min-w-0 gap-3">
          <Icon name={contactIcon(iconName)} class="mt-1" />
          <p className="min-w-0">
            <span className="block font-700">{title}</span> <ContactLink linkText={linkText} linkHref={linkHref} />
          </p>
        </li>
      ))}
    </ul>
  )
  const heading = methods.length > 0 ? { title: words.methodsTitle } : { title: words.title, text: words.text }
  return <CallBand {...heading} button={words.button} more={ways} art="home-call" />
}
