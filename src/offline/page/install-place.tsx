import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { canInstall, installEventAtom, isInstalled } from './install-event.ts'

/** Requests persistent storage for an installed site. */
const persist = () => void navigator.storage?.persist?.()

/** Loads the install offer where the browser can install the site, and requests persistent storage when it is installed. */
export function InstallPlace() {
  const event = useAtomValue(installEventAtom)
  const [Offer, setOffer] = useState<ComponentType>()
  const installable = canInstall(event)

  useEffect(() => {
    if (isInstalled()) persist()
    addEventListener('appinstalled', persist)
    return () => removeEventListener('appinstalled', persist)
  }, [])

  useEffect(() => {
    if (!installable) return
    import('./install-offer.tsx').then(
      module => setOffer(() => module.InstallOffer),
      () => undefined,
    )
  }, [installable])

  return installable && Offer ? <Offer /> : null
}
