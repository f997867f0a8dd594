import { atom, getDefaultStore } from 'jotai'

/** `BeforeInstallPromptEvent` (W3C Manifest Incubations), which browsers that can install the site fire once. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Whether the site runs as an installed app. Only Safari has `standalone`. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** The event, kept until the site's own button is shown. */
export const installEventAtom = atom<InstallEvent | undefined>(undefined)

/** Safari on iPhone and iPad can install the site but does not fire the event. */
const isIos = () => 'standalone' in navigator && navigator.maxTouchPoints > 0

/** Whether the visitor can install the site now. */
export const canInstall = (event: InstallEvent | undefined) => !isInstalled() && (event !== undefined || isIos())

declare global {
  interface Window {
    /** The last event, which boot.ts keeps. */
    installEvent?: InstallEvent
  }
}

/** Learns the event, whether it was fired before or is fired later. */
export function keepInstallEvent() {
  const keep = () => getDefaultStore().set(installEventAtom, window.installEvent)
  keep()
  addEventListener('beforeinstallprompt', keep)
}
