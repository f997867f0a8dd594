import './offline.css'
import { ConnectionLine } from './connection-line.tsx'
import { InstallOffer } from './install-offer.tsx'

/** What of the offline part can be seen on every page. */
export const Offline = () => (
  <>
    <ConnectionLine />
    <InstallOffer />
  </>
)
