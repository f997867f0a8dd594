import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import texts from '#content/texts/offline/install.json' with { type: 'json' }
import { InstallAction } from './install-action.tsx'

const dismissedKey = 'install-offer-dismissed'

function isDismissed() {
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return false
  }
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

/** An offer in the footer to install the site, which can be dismissed permanently. */
export function InstallOffer() {
  const [state, setState] = useState<'offered' | 'dismissed' | 'gone'>(() => (isDismissed() ? 'gone' : 'offered'))

  const dismiss = () => {
    setState('dismissed')
    try {
      localStorage.setItem(dismissedKey, '1')
    } catch {
      // Storage is forbidden: the offer is dismissed until the next visit only.
    }
  }

  const place = document.getElementById('install-offer')
  if (!place || state === 'gone') return null
  return createPortal(
    <div className="install-offer">
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
