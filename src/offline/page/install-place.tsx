import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { canInstall, installEventAtom, isInstalled } from './install-event.ts'

/** Asks the browser not to clear what an installed site has saved. */
const persist = () => void navigator.storage?.persist?.()

/** Loads the offer to install the site where the browser can, and guards what an installed site has saved. */
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
