import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import texts from '#generated/texts/offline/install.json' with { type: 'json' }
import { persist, stored } from '#ui/stored.ts'

/** `BeforeInstallPromptEvent` (W3C Manifest Incubations), which browsers that can install the site fire once. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The last event, which boot.ts keeps: it may be fired before the app listens. */
    installEvent?: InstallEvent
  }
}

/** The event, kept until the site's own button is shown. */
const installEventAtom = atom<InstallEvent | undefined>(undefined)
installEventAtom.onMount = set => {
  const keep = () => set(window.installEvent)
  keep()
  addEventListener('beforeinstallprompt', keep)
  return () => removeEventListener('beforeinstallprompt', keep)
}

/** Whether the site runs as an installed app. Only Safari has `standalone`. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Safari on iPhone and iPad can install the site but does not fire the event. */
const isIos = () => 'standalone' in navigator && navigator.maxTouchPoints > 0

/** Whether the visitor can install the site now. */
export function useCanInstall(): boolean {
  const event = useAtomValue(installEventAtom)
  return !import.meta.env.SSR && !isInstalled() && (event !== undefined || isIos())
}

const dismissal = stored('install-offer-dismissed')

/** A button that opens the browser's install dialog or, where there is none, an explanation of how to install. */
export function InstallAction() {
  const [event, setEvent] = useAtom(installEventAtom)
  if (!event) return <p>{texts.share}</p>
  const install = async () => {
    await event.prompt()
    if ((await event.userChoice).outcome === 'accepted') setEvent(undefined)
  }
  return (
    <button type="button" className="button button-secondary button-small" onClick={() => void install()}>
      {texts.install}
    </button>
  )
}

/** Links to the page that still has the offer. It takes the focus from the removed button (WCAG 2.4.3). */
function InstallLater() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <a ref={link} className="link" href="/offline">
      {texts.later}
    </a>
  )
}

/** An offer in the footer to install the site, where the browser can. It can be dismissed permanently. */
export function InstallOffer() {
  const canInstall = useCanInstall()
  const [state, setState] = useState<'offered' | 'dismissed' | 'gone'>(() => (dismissal.read() ? 'gone' : 'offered'))

  useEffect(() => {
    if (isInstalled()) void persist()
    addEventListener('appinstalled', persist)
    return () => removeEventListener('appinstalled', persist)
  }, [])

  const dismiss = () => {
    setState('dismissed')
    dismissal.write('1')
  }

  const place = document.getElementById('install-offer')
  if (!place || state === 'gone' || !canInstall) return null
  return createPortal(
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
      {state === 'dismissed' ? (
        <InstallLater />
      ) : (
        <>
          <InstallAction />
          <button type="button" className="link" onClick={dismiss}>
            {texts.dismiss}
          </button>
        </>
      )}
    </div>,
    place,
  )
}
