import './offline.css'
import { ConnectionLine } from './connection-line.tsx'
import { InstallPlace } from './install-place.tsx'

/** The visible offline parts of every page. */
export const Offline = () => (
  <>
    <ConnectionLine />
    <InstallPlace />
  </>
)
