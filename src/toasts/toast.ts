import type { ToastContent } from './show-toast.tsx'

/** The notifications are a chunk of their own: most visits show none. */
export const loadToasts = () => import('./show-toast.tsx')

/** Runs with the notifications, unless their chunk cannot be loaded. */
const withToasts = (run: (toasts: Awaited<ReturnType<typeof loadToasts>>) => void) =>
  void loadToasts().then(run, () => undefined)

/** Shows a notification. */
export const toast = (content: ToastContent) => withToasts(({ showToast }) => showToast(content))

/** Closes the notification with this name. */
export const closeToast = (name: string) => withToasts(({ closeToast }) => closeToast(name))
