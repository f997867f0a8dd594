/** The views of articles and case studies: lists and feeds know these by their day, not the map. */
import * as v from 'valibot'
import { entry } from '#site/pages/entry.ts'
import type { FileView } from '#site/pages/schemas.ts'

export const isArticle = (view: FileView) => view === 'article' || view === 'caseStudy'

/** What the file of an article says besides its words. */
export const articleEntry = v.pick(entry, ['scene', 'aliases'])
