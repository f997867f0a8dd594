import type { Notices } from '#offline/page/notices.ts'
import { startOutbox } from '#offline/page/outbox-start.ts'
import { startWorker } from '#offline/page/worker.ts'
import { onPageShown } from '#web/app/ahead.ts'
import { renewPage } from '#web/app/navigation/navigate.ts'
import { onPageAwaited } from '#web/app/navigation/pages.ts'

/** Everything of the offline part, with the site's notifications; it starts as it is loaded, once a document. */
const toasts = () => import('#web/toasts/show-toast.tsx')
const notices: Notices = {
  show: notice => void toasts().then(({ showToast }) => showToast(notice)),
  close: name => void toasts().then(({ closeToast }) => closeToast(name)),
}
void startWorker(notices, { renew: renewPage, onPageAwaited, onPageShown })
startOutbox(notices)

export { Offline } from '#offline/page/offline.tsx'
