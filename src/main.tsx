import './site/theme/base.css'
import 'virtual:uno.css'
import { createHead } from '@unhead/react/server'
import { ViteReactSSG } from 'vite-react-ssg'
import { createRouter, onlyRoute, routeTree } from './web/app/router.tsx'
import { learnShownArt } from './web/ui/shown-art.ts'

if (!import.meta.env.SSR) learnShownArt()

/**
 * The one entry, for the browser and for prerendering. On the server every page gets its own head and its own
 * tree of one route, because pages render concurrently in one process.
 */
export const createRoot = ViteReactSSG({ routes: routeTree(), customCreateRouter: createRouter }, context => {
  if (!import.meta.env.SSR) return
  const head = createHead({ disableDefaults: true })
  const { routePath } = context
  Object.assign(context, {
    head,
    routes: routePath === undefined ? routeTree(head) : onlyRoute(routeTree(head), routePath),
  })
})
