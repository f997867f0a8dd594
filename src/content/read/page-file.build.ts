/** Reads and checks the file of one page. */
import { basename } from 'node:path'
import * as v from 'valibot'
import { addressForm, entry as entrySchema, type PageEntry } from '#content/schema/entry.ts'
import { type FileView, schemas } from '#pages/schemas.ts'
import { ContentError, type Fault, quoted } from './fault.build.ts'
import { checked, valid } from './issues.build.ts'
import { addressOf, articleEntry, articleViews, type CheckedPage, type FoundPage, isArticle, viewOf } from './map.build.ts'
import { needed } from './page-faults.build.ts'
import { type Filling, readSource } from './source.build.ts'

const viewSchema = v.object({
  view: v.picklist(Object.keys(schemas) as FileView[], 'expected the layout of the page, as in the line "view: …" of a page like it'),
})

/** Views with one page, each with its file. */
const fixed = Object.entries({ ...needed, founder: 'founder' }).filter(([view]) => view !== 'about')

const pageFile = /\.(?:yaml|md)$/

/** Returns the name that a page's file should have, so that a misnamed file has one fault, and links to it none. */
export const meantName = (file: string) =>
  file
    .toLowerCase()
    .replace(/[ _]+/g, '-')
    .replace(/\.(?:ya?ml|md|markdown)(?:\.txt)?$/, form => (form.startsWith('.y') ? '.yaml' : '.md'))

/** Reads the file of a page. Throws a `ContentError` if its name or its view is wrong. */
export function findPage(root: string, file: string, founderPath: string, filling: Filling): FoundPage {
  const meant = meantName(file) === file || !pageFile.test(meantName(file)) ? undefined : meantName(file)
  if (!pageFile.test(file)) throw new ContentError({ file, message: 'not a page', expected: 'a file with the ending .yaml or .md', suggestion: meant })
  const source = readSource(root, file, filling)
  const address = addressOf(file, founderPath)
  if (address !== '/' && !addressForm.test(address))
    throw new ContentError({
      file,
      message: 'its name is not a valid URL path',
      expected: 'small letters, digits and hyphens, not below /api, /assets or /art, and not index',
      suggestion: meant,
    })
  const { view } = valid({ ...source, data: { view: viewOf(address, source) } }, viewSchema)
  const folder = isArticle(view) && articleViews[view].folder
  if (folder && !new RegExp(`^/${folder}/[^/]+$`).test(address))
    throw new ContentError({ file, line: 1, message: 'a folder below that of its kind, where no page is', expected: `data/pages/${folder}/${basename(file)}` })
  const [its, only] = fixed.find(([name, stem]) => name === view || file === `data/pages/${stem}.yaml`) ?? []
  if (only && (its !== view || file !== `data/pages/${only}.yaml`))
    throw new ContentError(source.fault(['view'], `data/pages/${only}.yaml has the view ${its}, and no other page`, { found: quoted(view) }))
  return { address, view, source }
}

/** Checks a page against the schema of its view, and its entry for menus and cards against theirs. Throws a `ContentError`. */
export function checkPage({ address, view, source }: FoundPage): CheckedPage {
  const schemaOfEntry = isArticle(view) ? articleEntry : entrySchema
  const entryKeys = Object.keys(schemaOfEntry.entries)
  const part = (isEntry: boolean) => {
    const entries = Object.entries(source.data).filter(([key]) => key !== 'view' && entryKeys.includes(key) === isEntry)
    return { ...source, data: Object.fromEntries(entries) }
  }
  const faults: Fault[] = []
  const entry = checked(part(true), schemaOfEntry, faults) as PageEntry
  const words = checked(part(false), schemas[view], faults, entryKeys)
  if (!isArticle(view) && source.data.label === undefined && !faults.some(({ suggestion }) => suggestion === quoted('label')))
    faults.push(source.fault(['label'], 'missing', { expected: 'what menus and the sitemap call the page' }))
  if (faults.length > 0) throw new ContentError(...faults)
  return { address, view, source, entry, words }
}
