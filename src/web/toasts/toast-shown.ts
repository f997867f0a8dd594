/** The event by which the page learns that there is a notification to show. */
export const toastShown = 'toast-shown'
