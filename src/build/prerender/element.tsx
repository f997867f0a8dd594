import { Router } from 'react-router-dom'
import type { Lists } from '#api/data-folder.ts'
import { headTags } from '#build/head/page-head.ts'
import { type Draw, drawing } from '#build/images/drawings.ts'
import { Layout } from '#web/app/layout.tsx'
import { Page } from '#web/app/page.tsx'
import type { PageData } from '#web/app/page-data.ts'
import { componentOf } from '#web/app/views.ts'
import type { Snapshots } from '#web/lists/list-store.ts'
import { summaryOf } from '#web/lists/summary.ts'
import type { BuiltPage } from './pages.ts'

/** What the HTML of a page is made of, besides the element. */
export interface RenderedPage {
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

/** Nobody navigates while pages are rendered on the server. */
const nowhere = { createHref: String, go: () => {}, push: () => {}, replace: () => {} }

/** A page as an element, for the prerenderer and the development server alike. */
export async function elementOf({ lists, head, ...shown }: BuiltPage) {
  const read: Partial<Record<string, unknown>> = {}
  // Texts that no entry of the page shows would make its HTML larger than the first packets of a connection.
  const shownLists = shown.view === 'job' ? lists : { ...lists, jobs: summaryOf('jobs', lists.jobs) }
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
