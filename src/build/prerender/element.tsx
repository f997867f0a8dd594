import { Router } from 'react-router-dom'
import type { Lists } from '#api/data-folder.ts'
import { headTags } from '#build/head/page-head.ts'
import { type Draw, drawing } from '#build/images/drawings.ts'
import { Layout } from '#web/app/layout.tsx'
import { Page } from '#web/app/page.tsx'
import type { PageData } from '#web/app/page-data.ts'
import { componentOf } from '#web/app/views.ts'
import type { Snapshots } from '#web/lists/list-store.ts'
import { jobsShownBy } from './jobs.ts'
import type { BuiltPage } from './pages.ts'

/** The parts of a page's HTML besides the element. */
export interface RenderedPage {
  readonly head: ReturnType<typeof headTags>
  /** Returns the data block. Call it after rendering, because it contains the lists that the page has read. */
  readonly data: () => PageData
  /** Draws the page's pictures. Charts are drawn from the content, which is available here. */
  readonly draw: Draw
}

/** Returns the lists, and adds the name of each list that is accessed to `read`. */
function noted(lists: Lists, read: Partial<Record<string, unknown>>): Snapshots {
  return new Proxy(lists, {
    get: (all, name: keyof Lists) => {
      read[name] = all[name]
      return all[name]
    },
  })
}

/** There is no navigation during prerendering. */
const nowhere = { createHref: String, go: () => {}, push: () => {}, replace: () => {} }

/** Returns a page as an element, for the prerenderer and the development server. */
export async function elementOf({ lists, head, ...shown }: BuiltPage) {
  const read: Partial<Record<string, unknown>> = {}
  const shownLists = { ...lists, jobs: jobsShownBy(shown, lists.jobs) }
  const Component = await componentOf(shown.view)
  const app = (
    <Router location={shown.path} navigator={nowhere} static>
      <Layout>
        <Page data={{ ...shown, lists: noted(shownLists, read) }} Component={Component} />
      </Layout>
    </Router>
  )
  const page: RenderedPage = {
    head: headTags(head),
    data: () => ({ ...shown, lists: read as Snapshots }),
    draw: drawing,
  }
  return { app, page, Component }
}
