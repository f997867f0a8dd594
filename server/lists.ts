import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type ListName, lists } from '#lists/contract.ts'
import { readGoodLists, versionOf } from '#lists/data-folder.ts'
import { dayOf } from '#lists/open-jobs.ts'
import type { App } from '#server/answers.ts'
import type { Config } from '#server/config.ts'
import { type SiteFile, sendFile, siteFile } from '#server/pages/site-files.ts'

/** Minimum interval between two checks of the folder, in milliseconds. */
const checkInterval = 1000

const names = Object.keys(lists) as ListName[]

const fileOf = (name: ListName, body: string) =>
  siteFile(`api/${name}`, 'application/json', new Uint8Array(Buffer.from(body)), {
    br: new Uint8Array(brotliCompressSync(body)),
    gzip: new Uint8Array(gzipSync(body)),
  })

/**
 * The lists of the API. Reloads changed files at the next request. Logs an invalid file and serves its last valid list, which
 * is at first that of the build.
 */
export function createLists(
  { dataFolder, siteFolder }: Pick<Config, 'dataFolder' | 'siteFolder'>,
  log: Pick<Console, 'info' | 'error'>,
  now = Date.now,
) {
  const current = new Map(names.map(name => [name, fileOf(name, readFileSync(join(siteFolder, 'api', name), 'utf8'))]))
  let seen = ''
  let lookedAt = Number.NEGATIVE_INFINITY

  function reload() {
    // A clock that was set back counts as well.
    if (Math.abs(now() - lookedAt) < checkInterval) return
    lookedAt = now()
    try {
      const day = dayOf(new Date(now()))
      const before = seen
      seen = versionOf(dataFolder, day)
      if (seen === before) return
      const { lists: good, problems } = readGoodLists(dataFolder, day)
      const changed = names.flatMap(name => {
        const file = good[name] && fileOf(name, JSON.stringify(good[name]))
        return file && file.identity.etag !== current.get(name)?.identity.etag ? [[name, file] as const] : []
      })
      for (const [name, file] of changed) current.set(name, file)
      if (before && changed.length > 0) log.info('the lists were reloaded')
      if (problems.length > 0) throw new Error(problems.join('\n'))
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      log.error(`invalid data files, the last valid lists are served: ${problem}`)
    }
  }
  reload()

  return (name: string): SiteFile | undefined => {
    reload()
    return current.get(name as ListName)
  }
}

/** Adds `GET /api/<list>`, and errors for everything else under `/api`. */
export function listRoutes(app: App, listOf: (name: string) => SiteFile | undefined) {
  app.all('/api/*', c => {
    const list = listOf(c.req.path.slice('/api/'.length))
    if (!list) return c.json({ error: 'There is nothing at this path.' }, 404)
    if (/^(GET|HEAD)$/.test(c.req.method)) return sendFile(c, list)
    return c.json({ error: 'The lists are read only.' }, 405, { Allow: 'GET, HEAD' })
  })
}
