import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { installEvent, isInstalled, onInstallEvent } from './install-event.ts'

/** Safari on iPhone and iPad installs, but never offers to. */
const isIos = () => 'standalone' in navigator && navigator.maxTouchPoints > 0

/** Asks the browser not to clear what an installed site has saved. */
const persist = () => void navigator.storage?.persist?.()

/** Loads the offer to install the site where the browser can, and guards what an installed site has saved. */
export function InstallPlace() {
  const event = useSyncExternalStore(onInstallEvent, installEvent)
  const [Offer, setOffer] = useState<ComponentType>()
  const canInstall = !isInstalled() && (event !== undefined || isIos())

  useEffect(() => {
    if (isInstalled()) persist()
    addEventListener('appinstalled', persist)
    return () => removeEventListener('appinstalled', persist)
  }, [])

  useEffect(() => {
    if (!canInstall) return
    import('./install-offer.tsx').then(
      module => setOffer(() => module.InstallOffer),
      () => undefined,
    )
  }, [canInstall])

  return canInstall && Offer ? <Offer /> : null
}
