import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import texts from '#content/texts/offline/install.json' with { type: 'json' }
import { installEvent, onInstallEvent } from './install-event.ts'

const dismissedKey = 'install-offer-dismissed'

function isDismissed() {
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return false
  }
}

/** A quiet offer in the footer to install the site, by the browser's own question or, without one, in words; it can be dismissed for good. */
export function InstallOffer() {
  const event = useSyncExternalStore(onInstallEvent, installEvent)
  const [dismissed, setDismissed] = useState(isDismissed)

  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(dismissedKey, '1')
    } catch {
      // Storage is forbidden: then it is gone until the next visit only.
    }
  }
  const install = async () => {
    await event?.prompt()
    if ((await event?.userChoice)?.outcome === 'accepted') setDismissed(true)
  }

  const place = document.getElementById('install-offer')
  if (!place || dismissed) return null
  return createPortal(
    <div className="install-offer">
      {event ? (
        <button type="button" className="button button-secondary button-small" onClick={install}>
          {texts.install}
        </button>
      ) : (
        <p>{texts.share}</p>
      )}
      <button type="button" className="link" onClick={dismiss}>
        {texts.dismiss}
      </button>
    </div>,
    place,
  )
}
