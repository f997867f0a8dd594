/** What pages and the worker say to each other about what can be read offline. */
export type SavedSiteMessage =
  /**
   * Page to worker: a page has been opened; look whether the site has changed, and go on saving, unless the device saves data.
   * `shown` is the key of the document, of which the answer may be `page-changed`. In the installed app all pages are saved.
   */
  | {
      readonly type: 'page-loaded'
      readonly saveData: boolean
      readonly shown?: string
      readonly installed: boolean
    }
  /** Page to worker: the visitor waits for another page; nothing else is asked for until one is shown, or cannot be had. */
  | { readonly type: 'page-awaited' }
  | { readonly type: 'page-arrived' }
  /** Page to worker: what the visitor reads, and the pages that it links to, in their order: those are saved first. */
  | {
      readonly type: 'page-shown'
      readonly path: string
      readonly links: readonly string[]
      readonly saveData: boolean
    }
  /**
   * Worker to one page: the page at a path, which was given as saved, is another on the site by now, or gone. It may turn out
   * the same after all: the page asks with `cache: 'reload'`, which gets no saved copy first, and compares.
   */
  | { readonly type: 'page-changed'; readonly path: string }
  /** Page to worker: save everything now, whatever holds it back. */
  | { readonly type: 'save-all' }
  | { readonly type: 'pause-saving' }
  | { readonly type: 'clear-saved' }
  /** Page to worker: the waiting one may take over. */
  | { readonly type: 'take-over' }
  /** Worker to one page, which answers on the port with the moment in which it was asked for, in milliseconds. */
  | { readonly type: 'open-since' }
  /** Worker to all: something was saved or removed. */
  | { readonly type: 'saved-changed' }
