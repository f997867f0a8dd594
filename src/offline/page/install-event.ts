import { atom, getDefaultStore } from 'jotai'

/** What browsers that can install a site send once (W3C Manifest Incubations: BeforeInstallPromptEvent). */
export interface InstallEvent extends Event {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Whether the site runs as an installed app; `standalone` is Safari's own property. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** The browser's offer to install the site, kept until the site's own button is there. */
export const installEventAtom = atom<InstallEvent | undefined>(undefined)

/** Safari on iPhone and iPad installs, but never offers to. */
const isIos = () => 'standalone' in navigator && navigator.maxTouchPoints > 0

/** Whether the visitor can install the site now. */
export const canInstall = (event: InstallEvent | undefined) => !isInstalled() && (event !== undefined || isIos())

/** Keeps the browser's offer; it comes before the code that shows the button. */
export function keepInstallEvent() {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    getDefaultStore().set(installEventAtom, event as InstallEvent)
  })
}
