/** The only door to jotai. There is no store here: each page that is prerendered gets its own through `StateProvider`. */
export { atom, Provider as StateProvider, useAtom, useAtomValue, useSetAtom } from 'jotai'
