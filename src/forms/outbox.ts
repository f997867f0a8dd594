/** What forms load of the outbox when the page is idle: nothing of it belongs to the first view. */
export { saveForLater } from './save-for-later.ts'
export { WaitingList } from './waiting-list.tsx'
