import './theme/base.css'
import 'virtual:uno.css'
import { createHead as createClientHead } from '@unhead/react/client'
import { createHead as createServerHead } from '@unhead/react/server'
import { ViteReactSSG } from 'vite-react-ssg'
import { createRouter, onlyRoute, routeTree } from '#app/router.tsx'

/**
 * The one entry, for the browser and for prerendering. On the server every page gets its own head and its own
 * tree of one route, because pages render concurrently in one process; in the browser there is one of each.
 */
export const createRoot = ViteReactSSG(
  { routes: import.meta.env.SSR ? routeTree() : routeTree(createClientHead()), customCreateRouter: createRouter },
  context => {
    if (!import.meta.env.SSR) return
    const head = createServerHead({ disableDefaults: true })
    const { routePath } = context
    Object.assign(context, {
      head,
      routes: routePath === undefined ? routeTree(head) : onlyRoute(routeTree(head), routePath),
    })
  },
)
