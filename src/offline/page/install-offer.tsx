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

/** Leads to the place where the offer can be found again, and takes the focus of the button that has gone (WCAG 2.4.3). */
function InstallLater() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <a ref={link} className="link" href="/offline">
      {texts.later}
    </a>
  )
}

/** A quiet offer in the footer to install the site; it can be dismissed for good. */
export function InstallOffer() {
  const [state, setState] = useState<'offered' | 'dismissed' | 'gone'>(() => (isDismissed() ? 'gone' : 'offered'))

  const dismiss = () => {
    setState('dismissed')
    try {
      localStorage.setItem(dismissedKey, '1')
    } catch {
      // Storage is forbidden: then it is gone until the next visit only.
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
