import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '#site/company.ts'

const folder = 'data/pages'

/** The paths of pages whose file has another name. */
const paths: Readonly<Record<string, string>> = { '/index': '/', '/founder': company.founder.path }

/** The paths of pages by the view that their files name; articles and case studies name none, their folder tells. */
export function pageViews(): Record<string, string[]> {
  const views: Record<string, string[]> = {}
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(name => /\.(yaml|md)$/.test(name))
  for (const file of files.sort()) {
    const [, view] = /^view: *(\w+)/m.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    const path = `/${file.replace(/\.\w+$/, '')}`
    if (view) views[view] = [...(views[view] ?? []), paths[path] ?? path]
  }
  return views
}
