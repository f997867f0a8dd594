/** What browsers that can install a site send once (W3C Manifest Incubations: BeforeInstallPromptEvent). */
export interface InstallEvent extends Event {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Whether the site runs as an installed app; `standalone` is Safari's own property. */
export const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

let kept: InstallEvent | undefined
let tell = () => {}

/** Keeps the browser's offer until the site's own button is there; it comes before the code that shows the button. */
export function keepInstallEvent() {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    kept = event as InstallEvent
    tell()
  })
}

export const installEvent = () => kept

/** Calls back when the offer comes; returns what ends it. */
export function onInstallEvent(hear: () => void) {
  tell = hear
  return () => {
    tell = () => {}
  }
}
