/** The only door to jotai: its store without React, because it loads after the first view. */
export { atom, getDefaultStore } from 'jotai/vanilla'
