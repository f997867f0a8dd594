/** What waits for the network, of all forms: for the page about offline reading. */
export { Waiting as WaitingList } from '#forms/waiting.tsx'
