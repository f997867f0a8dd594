/** The schema of each view: what the file of a page must say to be shown by it. */
import type * as v from 'valibot'
import * as schemas from './views.ts'

export { schemas }

/** The views that the file of a page may name. */
export type FileView = keyof typeof schemas

/** What the file of a page says, checked. */
export type FileWords<View extends FileView> = v.InferOutput<(typeof schemas)[View]>
