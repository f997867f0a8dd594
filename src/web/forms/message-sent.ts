import { showToast } from '#web/toasts/show-toast.tsx'

/** What a visitor is told when a message has arrived (first specification document, section 4). */
export const messageSent = () =>
  showToast({
    title: 'Message Sent!',
    description: "Thank you for reaching out. We'll get back to you as soon as possible.",
  })
