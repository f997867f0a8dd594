import { renewPage } from '#web/app/navigation/router.ts'
import { ConnectionLine } from '#web/offline/connection-line.tsx'
import { InstallOffer } from '#web/offline/install.tsx'
import { startOutbox } from '#web/offline/outbox-start.ts'
import { startWorker } from '#web/offline/worker.ts'

void startWorker(renewPage)
startOutbox()

/** The visible offline parts of every page. Importing this module starts the others, once for each document. */
export const Offline = () => (
  <>
    <ConnectionLine />
    <InstallOffer />
  </>
)
