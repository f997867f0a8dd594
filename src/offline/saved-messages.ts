/** Messages between pages and the worker about reading offline. */
export type SavedSiteMessage =
  /**
   * Page to worker: a page was opened. The worker checks whether the site has changed and continues saving, unless the device
   * saves data. `shown` is the document's key; the worker may answer with `page-changed`. The installed app saves all pages.
   */
  | {
      readonly type: 'page-loaded'
      readonly saveData: boolean
      readonly shown?: string
      readonly installed: boolean
    }
  /** Page to worker: the visitor waits for another page. The worker pauses saving until `page-arrived`. */
  | { readonly type: 'page-awaited' }
  | { readonly type: 'page-arrived' }
  /** Page to worker: the page that is shown and the pages that it links to, in order. They are saved first. */
  | {
      readonly type: 'page-shown'
      readonly path: string
      readonly links: readonly string[]
      readonly saveData: boolean
    }
  /**
   * Worker to one page: the saved copy that was served is out of date, or the page was removed. The page fetches it with
   * `cache: 'reload'`, which bypasses the saved copy, and compares.
   */
  | { readonly type: 'page-changed'; readonly path: string }
  /** Page to worker: save all pages now, even when saving is paused or the device saves data. */
  | { readonly type: 'save-all' }
  | { readonly type: 'pause-saving' }
  | { readonly type: 'clear-saved' }
  /** Page to worker: activate the waiting worker. */
  | { readonly type: 'take-over' }
  /** Worker to one page, which answers on the port with `performance.timeOrigin`. */
  | { readonly type: 'open-since' }
  /** Worker to all: something was saved or removed. */
  | { readonly type: 'saved-changed' }
