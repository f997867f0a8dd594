/** The parts of each page: its view, its words and its head. The prerenderer and the development server use them. */
import type { Graph } from 'schema-dts'
import type { PageData } from '#app/page-data.ts'
import { buildDay } from '#build/env/build-time.ts'
import { jobPath } from '#content/map/families.ts'
import type { PagePath } from '#content/map/index.ts'
import { pictureName } from '#content/read/map.build.ts'
import jobTexts from '#generated/texts/job.json' with { type: 'json' }
import type { Job, ListName } from '#lists/contract.ts'
import { type Lists, readData } from '#lists/data-folder.ts'
import type { Snapshots } from '#lists/list-store.ts'
import { isOpen } from '#lists/open-jobs.ts'
import { headOf } from '#pages/heads.build.ts'
import type { View } from '#pages/words.ts'
import { jobPicture } from '#pictures/name.ts'
import { patchOf } from '#pictures/patches.ts'
import { headData, pageGraph } from '#seo/graph.build.ts'
import { fileWords, type ShownLists, type Words } from './derived.ts'
import { currentLists } from './lists.ts'

/** Returns the view and the words of a page; undefined if there is no such page. */
export const wordsOf = (path: PagePath, lists: ShownLists = { leadership: [], jobs: [] }): Words | undefined =>
  fileWords(path, lists) ?? jobAt(path)

const jobOf = (path: PagePath) => readData().jobs.find(entry => jobPath(entry) === path)

/** Returns the words of a job's page. */
function jobAt(path: PagePath): Words<'job'> | undefined {
  const job = jobOf(path)
  if (!job) return undefined
  const closedOn = isOpen(job, buildDay()) ? undefined : job.closes
  return { view: 'job', words: { ...jobTexts, id: String(job.id), name: job.title, ...(closedOn && { closedOn }) } }
}

/** All data for the HTML of a page. */
export interface BuiltPage extends PageData {
  /** Returns the structured data, from the text of the page's main part. */
  readonly graph: (text: string) => Graph
}

/** The lists that a view shows. */
const shownLists: { readonly [V in View]?: readonly ListName[] } = {
  home: ['company-stats', 'teams', 'jobs', 'contact-methods'],
  about: ['core-values', 'company-stats', 'leadership'],
  careers: ['jobs', 'benefits', 'teams'],
  job: ['jobs'],
  apply: ['jobs'],
  contact: ['company-contact', 'social-links', 'contact-methods'],
  brands: ['brands'],
}

/** The jobs of home's teaser. */
const teased = 3

/** A job without what only its own page shows. */
const summaryOf = ({ duties, requirements, niceToHave, steps, posted, ...job }: Job): Job => ({
  ...job,
  description: '',
})

/** A job as the application shows it: its title alone. */
const titleOf = ({ id, title, locationType }: Job): Job => ({
  id,
  title,
  locationType,
  department: '',
  description: '',
  applyLink: '',
})

/** Returns the part of the jobs that a page shows, so that a page does not grow with its neighbours. */
function jobsShownBy({ view, words }: Pick<PageData, 'view' | 'words'>, jobs: readonly Job[]): Job[] {
  if (view === 'job') return jobs.filter(({ id }) => 'id' in words && String(id) === words.id)
  if (view === 'apply') return jobs.map(titleOf)
  return (view === 'home' ? jobs.slice(0, teased) : jobs).map(summaryOf)
}

/** Returns what a page shows of the lists. */
const listsOf = (page: Pick<PageData, 'view' | 'words'>, lists: Lists): Snapshots =>
  Object.fromEntries(
    (shownLists[page.view] ?? []).map(name => [name, name === 'jobs' ? jobsShownBy(page, lists.jobs) : lists[name]]),
  )

/** Returns the page at a path: that for 404 if there is no other. */
export function builtPageAt(path: string): BuiltPage {
  const lists = currentLists()
  const page = pageOf(path as PagePath, lists) ?? pageOf('/404', lists)
  if (!page) throw new Error('there is no data/pages/404.yaml')
  return page
}

/** Returns the data of the page at a path. */
export function pageDataAt(path: string): PageData {
  const { graph: _, ...data } = builtPageAt(path)
  return data
}

/** Returns a page by its path; undefined if there is no such page. */
export function pageOf(path: PagePath, lists: Lists = currentLists()): BuiltPage | undefined {
  const viewWords = wordsOf(path, lists)
  if (!viewWords) return undefined
  // Serialized, as the browser reads them.
  const words: typeof viewWords.words = JSON.parse(JSON.stringify(viewWords.words))
  // Only the page of a job reads the jobs: a fault in them stops no other page in development.
  const job = viewWords.view === 'job' ? jobOf(path) : undefined
  const picture = job ? jobPicture(job, patchOf) : pictureName({ address: path, view: viewWords.view })
  const head = headOf(path, viewWords.view, words, lists)
  return {
    path,
    view: viewWords.view,
    picture,
    words,
    lists: listsOf({ view: viewWords.view, words }, lists),
    head: headData(head),
    graph: text => pageGraph(head, text),
  }
}
