/** The schema of each view, for the files of its pages. */
import type * as v from 'valibot'
import * as schemas from './views.ts'

export { schemas }

/** The views that the file of a page may name. */
export type FileView = keyof typeof schemas

/** The checked content of a page file. */
export type FileWords<View extends FileView> = v.InferOutput<(typeof schemas)[View]>
