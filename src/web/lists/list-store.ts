import { atom } from 'jotai'
import { createContext } from 'react'
import type { ListName, ListValue } from '#api/contract.ts'

/** Some of the API's lists by name: those that a page shows, as they were when it was made, or those that have come since. */
export type Snapshots = { readonly [Name in ListName]?: ListValue<Name> }

/** The lists of the page that is shown. */
export const SnapshotsContext = createContext<Snapshots>({})

/** The lists as the API has answered in this visit, for every page of it. */
export const answersAtom = atom<Snapshots>({})
