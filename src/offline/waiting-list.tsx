/** What waits for the network, of all forms: for the page about offline reading. */
export { WaitingList } from '#forms/waiting-list.tsx'
