import type { PageProps, View } from '#site/pages/words.ts'
import type { Snapshots } from '#web/lists/list-store.ts'

/** What a page's HTML holds for the app, as JSON in the element with this id. */
export interface PageData<V extends View = View> extends PageProps<V> {
  readonly view: V
  /** The picture at the top: its name, and what it shows; nothing for a pattern, which decorates. */
  readonly picture: { readonly name: string; readonly alt: string }
  /** The lists that the page shows. */
  readonly lists: Snapshots
}

/** The id of the data block. */
export const dataId = 'page-data'
