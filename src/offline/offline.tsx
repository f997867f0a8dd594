import './offline.css'
import { useEffect } from 'react'
import { ConnectionLine } from './connection-line.tsx'
import { InstallOffer } from './install-offer.tsx'
import { startOutbox } from './outbox-start.ts'
import { startWorker } from './worker.ts'

/** Everything of the offline part that runs on every page. */
export function Offline() {
  useEffect(() => {
    void startWorker()
    startOutbox()
  }, [])
  return (
    <>
      <ConnectionLine />
      <InstallOffer />
    </>
  )
}
