import { atom } from 'jotai'
import { createContext } from 'react'
import type { ListName, ListValue } from './contract.ts'

/** Lists of the API by name: the snapshots in a page's HTML, or the answers of the API. */
export type Snapshots = { readonly [Name in ListName]?: ListValue<Name> }

/** The snapshots of the current page. */
export const SnapshotsContext = createContext<Snapshots>({})

/** The valid answers of the API during this visit. */
export const answersAtom = atom<Snapshots>({})
