import { startOutbox } from '#offline/page/outbox-start.ts'
import { startWorker } from '#offline/page/worker.ts'
import { renewPage } from '#web/app/navigation/navigate.ts'
import { closeToast, showToast } from '#web/toasts/show-toast.tsx'

/** Everything of the offline part, with the site's notifications; it starts as it is loaded, once a document. */
const notices = { show: showToast, close: closeToast }
void startWorker(notices, renewPage)
startOutbox(notices)

export { Offline } from '#offline/page/offline.tsx'
