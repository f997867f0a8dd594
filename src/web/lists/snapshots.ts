import { createContext } from 'react'
import type { ListName, ListValue } from '#api/contract.ts'

/** The API's lists as they were when the page was made: those that the page shows. */
export type Snapshots = { readonly [Name in ListName]?: ListValue<Name> }

/** The lists of the page that is shown. */
export const SnapshotsContext = createContext<Snapshots>({})
