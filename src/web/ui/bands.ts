import { createContext, useContext } from 'react'

/** Whether what is below a page's opening is shown yet. */
export const BandsContext = createContext(true)

/**
 * Whether what is below the opening may be shown. After a navigation a page's opening is on the screen first, and the rest
 * follows as soon as the browser has drawn that.
 */
export const useBandsShown = () => useContext(BandsContext)
