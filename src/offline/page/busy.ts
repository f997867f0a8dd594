/** Whether a change of the page now would take something from the visitor. */
export const isBusy = () => document.querySelector('form[data-dirty], form[data-sending]') !== null
