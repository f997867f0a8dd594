import './offline.css'
import { useEffect } from 'react'
import { ConnectionLine } from './connection-line.tsx'
import { InstallOffer } from './install-offer.tsx'
import type { Notices } from './notices.ts'
import { startOutbox } from './outbox-start.ts'
import { startWorker } from './worker.ts'

/** Everything of the offline part that runs on every page. */
export function Offline({ notices }: { notices: Notices }) {
  useEffect(() => {
    void startWorker(notices)
    startOutbox(notices)
  }, [notices])
  return (
    <>
      <ConnectionLine />
      <InstallOffer />
    </>
  )
}
