import type { useHead } from '@unhead/react'
import { createHead } from '@unhead/react/server'
import type { Graph } from 'schema-dts'
import type { ViteReactSSGContext } from 'vite-react-ssg'
import { withHead } from '#routes.tsx'
import { builtPageAt } from './pages.ts'

type HeadInput = NonNullable<Parameters<typeof useHead>[0]>

/** The additions to the prerenderer's context of a page: the parts of its HTML besides what its route renders. */
export interface PrerenderedPage {
  /** The file of the page's component. */
  readonly module: string
  /** Holds the tags that the page's components set. */
  readonly head: ReturnType<typeof createHead<HeadInput>>
  /** Returns the structured data, from the text of the page's main part. */
  readonly graph: (text: string) => Graph
  /** In development, completes the rendered HTML, with the modules as they are now. */
  readonly complete?: (html: string) => Promise<string>
}

/** The component of a view, as the build manifest names it: `subService` is in `sub-service`. */
const fileOf = (view: string) => `src/pages/${view.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}/page.tsx`

/** Adds the head of a page, and what completes its HTML, to the prerenderer's context. */
export async function addBuildParts(context: ViteReactSSGContext) {
  const { routePath, routes } = context
  if (routePath === undefined) return
  const { pathname } = new URL(routePath, 'http://localhost')
  const head = createHead<HeadInput>({ disableDefaults: true })
  const { view, graph } = builtPageAt(pathname)
  const parts = { module: fileOf(view), head, graph }
  const page: PrerenderedPage = import.meta.env.DEV
    ? { ...parts, complete: async html => (await import('./page.ts')).completed(html, parts) }
    : parts
  Object.assign(context, { page, routes: withHead(routes, head) })
}
