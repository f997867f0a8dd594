import { Router } from 'react-router-dom'
import { ViteReactSSG } from 'vite-react-ssg/single-page'
import type { Lists } from '#api/data-folder.ts'
import { type Draw, drawing } from '#build/drawings.ts'
import { headTags } from '#build/head/page-head.ts'
import type { PagePath } from '#site/map/index.ts'
import { Layout } from '#web/app/layout.tsx'
import { Page } from '#web/app/page.tsx'
import type { PageData } from '#web/app/page-data.ts'
import { componentOf } from '#web/app/views.ts'
import type { Snapshots } from '#web/lists/snapshots.ts'
import { pageOf } from './pages.ts'

const modules = import.meta.glob<{ default: unknown }>([
  '#web/pages/**/*.tsx',
  '#web/templates/*.tsx',
  '!**/*.test.tsx',
])

/** The file of a component, as the build manifest names it. */
async function fileOf(Component: unknown): Promise<string> {
  for (const [file, load] of Object.entries(modules)) if ((await load()).default === Component) return file.slice(1)
  throw new Error('a view has its component neither in web/pages nor in web/templates')
}

/** What the build adds to the prerenderer's context of a page. */
export interface RenderedPage {
  /** The module of the page's component. */
  readonly module: string
  readonly head: ReturnType<typeof headTags>
  /** The data block, once the page is rendered: lists are in it that the page has read. */
  readonly data: () => PageData
  /** Draws the page's pictures: in here, where the words are that charts are drawn from. */
  readonly draw: Draw
}

/** Lists that note in `read` which of them were asked for. */
function noted(lists: Lists, read: Partial<Record<string, unknown>>): Snapshots {
  return new Proxy(lists, {
    get: (all, name: keyof Lists) => {
      read[name] = all[name]
      return all[name]
    },
  })
}

/** Nobody navigates while pages are prerendered. */
const nowhere = { createHref: String, go: () => {}, push: () => {}, replace: () => {} }

/** The prerenderer's entry: gives it each page as an element, and keeps what its HTML needs besides. */
export const createRoot = ViteReactSSG(null, async context => {
  const { routePath } = context
  if (routePath === undefined) return
  const built = pageOf(routePath as PagePath)
  if (!built) throw new Error(`there is no page ${routePath}`)
  const { lists, head, ...shown } = built
  const read: Partial<Record<string, unknown>> = {}
  const Component = await componentOf(shown.view)
  const app = (
    <Router location={shown.path} navigator={nowhere} static>
      <Layout>
        <Page data={{ ...shown, lists: noted(lists, read) }} Component={Component} />
      </Layout>
    </Router>
  )
  const page: RenderedPage = {
    module: await fileOf(Component),
    head: headTags(head),
    data: () => ({ ...shown, lists: read as Snapshots }),
    draw: drawing,
  }
  Object.assign(context, { app, page })
})
