/**
 * The only door to jotai. There is no provider: nothing is set while pages are prerendered, so that the store that all of
 * them share holds the lists as they are in the data folder.
 */
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
