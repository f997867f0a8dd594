import { Offline } from '#offline/page/offline.tsx'
import { closeToast, showToast } from '#web/toasts/show-toast.tsx'

const notices = { show: showToast, close: closeToast }

/** The offline part with the site's notifications. */
export const OfflinePart = () => <Offline notices={notices} />
