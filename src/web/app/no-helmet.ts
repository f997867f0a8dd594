import type { ReactNode } from 'react'

/** Stands in for the prerenderer's own head manager in the browser: 5 kB that would manage nothing. */
export const HelmetProvider = ({ children }: { children: ReactNode }) => children
export const Helmet = () => null
