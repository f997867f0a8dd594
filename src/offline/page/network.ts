import { atom } from 'jotai'

/** Whether the browser believes that there is a network. */
export const onlineAtom = atom(true)
onlineAtom.onMount = set => {
  const look = () => set(navigator.onLine)
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}
