import './offline.css'
import { ConnectionLine } from './connection-line.tsx'
import { InstallPlace } from './install-place.tsx'

/** What of the offline part can be seen on every page. */
export const Offline = () => (
  <>
    <ConnectionLine />
    <InstallPlace />
  </>
)
