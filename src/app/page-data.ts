import type { Snapshots } from '#lists/list-store.ts'
import type { PageProps, View } from '#pages/words.ts'
import type { PageHead } from '#seo/head.ts'

/** The data of a page for the app, as JSON in the element with the id `dataId`. */
export interface PageData<V extends View = View> extends PageProps<V> {
  readonly view: V
  /** The name of the picture at the top. */
  readonly picture: string
  readonly head: PageHead
  /** The lists that the page shows. */
  readonly lists: Snapshots
}

/** The id of the data block. */
export const dataId = 'page-data'
