import texts from '#content/texts/forms/common.json' with { type: 'json' }
import type { ToastContent } from '#web/toasts/show-toast.tsx'

/** Shows a toast. Its code comes when the page is idle, or now; where it cannot be had, the form says the same in place. */
export const toast = (content: ToastContent) =>
  void import('#web/toasts/show-toast.tsx').then(
    ({ showToast }) => showToast(content),
    () => undefined,
  )

/** Says what went wrong (docs/specification.md#messages). */
export const toastError = (description: string) => toast({ variant: 'destructive', title: texts.error, description })

/** Says that a message has arrived. */
export const toastSent = () =>
  toast({
    title: texts.sentTitle,
    description: texts.sentText,
  })
