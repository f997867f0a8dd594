/** What pages and the worker say to each other about what can be read offline. */
export type SavedSiteMessage =
  /** Page to worker: a page has been opened; look whether the site has changed, and go on saving, unless the device saves data. */
  | { readonly type: 'page-loaded'; readonly saveData: boolean }
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
