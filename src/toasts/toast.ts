import type { ToastContent } from './show-toast.tsx'

/** The notifications are a chunk of their own: most visits show none. */
export const loadToasts = () => import('./show-toast.tsx')

/** Shows a notification, unless its chunk cannot be loaded. */
export const toast = (content: ToastContent) =>
  void loadToasts().then(
    ({ showToast }) => showToast(content),
    () => undefined,
  )

/** Closes the notification with this name. */
export const closeToast = (name: string) =>
  void loadToasts().then(
    ({ closeToast }) => closeToast(name),
    () => undefined,
  )
