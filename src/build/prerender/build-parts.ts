import type { useHead } from '@unhead/react'
import { createHead } from '@unhead/react/server'
import type { Graph } from 'schema-dts'
import type { ViteReactSSGContext } from 'vite-react-ssg'
import type { Lists } from '#api/data-folder.ts'
import { type Draw, drawing } from '#build/images/drawings.ts'
import { withHead } from '#routes.tsx'
import type { PagePath } from '#site/map/index.ts'
import { leafOf } from '#web/app/navigation/router.ts'
import { pageOf } from './pages.ts'

type HeadInput = NonNullable<Parameters<typeof useHead>[0]>

/** The parts of a page's HTML besides what its route renders. */
export interface RenderedPage {
  /** Holds the tags that the page's components set. */
  readonly head: ReturnType<typeof createHead<HeadInput>>
  /** The structured data. */
  readonly graph: Graph
  /** Draws the page's pictures. Charts are drawn from the content, which is available here. */
  readonly draw: Draw
}

/** The build's additions to the prerenderer's context of a page. */
export interface PrerenderedPage extends RenderedPage {
  /** The module of the page's component. */
  readonly module: string
}

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

/** Returns the parts of a page. Throws if there is no such page. */
export function partsOf(path: string, lists?: Lists): RenderedPage {
  const built = pageOf(path as PagePath, lists)
  if (!built) throw new Error(`there is no page ${path}`)
  return { head: createHead<HeadInput>({ disableDefaults: true }), graph: built.graph, draw: drawing }
}

/** Adds the parts of the page to the prerenderer's context. */
export async function addBuildParts(context: ViteReactSSGContext) {
  const { routePath, routes } = context
  if (routePath === undefined) return
  const path = `/${routePath.replace(/^\//, '')}`
  const load = leafOf(routes, path)?.handle?.load
  const { default: Component } = await load()
  const page: PrerenderedPage = { ...partsOf(path), module: await fileOf(Component) }
  Object.assign(context, { page, routes: withHead(routes, page.head) })
}
