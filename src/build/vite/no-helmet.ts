/** In place of react-helmet-async, which vite-react-ssg imports and this site does not use. */
import type { ReactNode } from 'react'

export const HelmetProvider = ({ children }: { readonly children: ReactNode }) => children
export const Helmet = () => null
