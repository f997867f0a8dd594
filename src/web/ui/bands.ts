import { createContext, useContext } from 'react'

/** Whether the bands of a page are shown yet; its opening always is. */
export const BandsContext = createContext(true)

/**
 * Whether a band may be shown. After a navigation a page's opening is on the screen first, and the bands below follow as
 * soon as the browser has drawn that.
 */
export const useBandsShown = () => useContext(BandsContext)
