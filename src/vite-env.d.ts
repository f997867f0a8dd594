/// <reference types="vite/client" />

/** Year of the build, four digits. */
declare const __BUILD_YEAR__: number
/** URL of the SVG file with a symbol for each icon. */
declare const __ICONS__: string
/** The same for the logos. */
declare const __LOGOS__: string
/** Whether this build removes the service worker (docs/offline.md). */
declare const __KILL_SWITCH__: boolean
