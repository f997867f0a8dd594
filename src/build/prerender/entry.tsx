import { ViteReactSSG } from 'vite-react-ssg/single-page'
import type { PagePath } from '#site/map/index.ts'
import { elementOf, type RenderedPage } from './element.tsx'
import { pageOf } from './pages.ts'

const modules = import.meta.glob<{ default: unknown }>([
  '#web/pages/**/*.tsx',
  '#web/templates/*.tsx',
  '!**/*.test.tsx',
])

/** The file of a component in the build manifest. */
async function fileOf(Component: unknown): Promise<string> {
  for (const [file, load] of Object.entries(modules)) if ((await load()).default === Component) return file.slice(1)
  throw new Error('a view has its component neither in web/pages nor in web/templates')
}

/** The build's additions to the prerenderer's context of a page. */
export interface PrerenderedPage extends RenderedPage {
  /** The module of the page's component. */
  readonly module: string
}

/** The prerenderer's entry: returns each page as an element, and stores the other parts of its HTML. */
export const createRoot = ViteReactSSG(null, async context => {
  const { routePath } = context
  if (routePath === undefined) return
  const built = pageOf(routePath as PagePath)
  if (!built) throw new Error(`there is no page ${routePath}`)
  const { app, page, Component } = await elementOf(built)
  Object.assign(context, { app, page: { ...page, module: await fileOf(Component) } satisfies PrerenderedPage })
})
