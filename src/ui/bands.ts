import { createContext, useContext } from 'react'

/** Whether the bands below a page's opening are rendered yet. */
export const BandsContext = createContext(true)

/**
 * Whether the bands below a page's opening are rendered. After a navigation the opening is painted first, and the bands
 * follow.
 */
export const useBandsShown = () => useContext(BandsContext)
