import { atom } from 'jotai'

/** `navigator.onLine`. */
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
