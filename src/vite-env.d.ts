/// <reference types="vite/client" />

/** Four digits: the year in which the site was built. */
declare const __BUILD_YEAR__: number
/** Address of the file that holds every icon as a symbol. */
declare const __ICONS__: string
/** The same for the logos. */
declare const __LOGOS__: string
/** Whether this build takes the service worker back (docs/offline.md). */
declare const __KILL_SWITCH__: boolean
