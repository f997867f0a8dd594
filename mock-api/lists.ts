import type { RequestHandler, Router } from 'express'
import jsonServer from 'json-server'
import { type ListName, lists } from '#lists/contract.ts'
import { type Lists, readGoodLists, versionOf } from '#lists/data-folder.ts'
import { dayOf } from '#lists/open-jobs.ts'

/** The names of all lists. */
export const listNames = Object.keys(lists) as ListName[]

/** Serves the data files with json-server. For an invalid file, logs its problems and serves the last valid list. */
export function createListRouter(dataDir: string) {
  let good: Partial<Lists> = {}
  let problems: readonly string[] = []
  let router: Router = jsonServer.router(good)
  let currentVersion = ''

  function look() {
    const day = dayOf(new Date())
    const version = versionOf(dataDir, day)
    if (version === currentVersion) return
    currentVersion = version
    const now = readGoodLists(dataDir, day)
    good = { ...good, ...now.lists }
    problems = now.problems
    router = jsonServer.router(good)
    for (const problem of problems) console.error(`[mock] invalid data file, the last valid list is served: ${problem}`)
  }

  const handle: RequestHandler = (request, response, next) => {
    const name = request.path.split('/')[1] ?? ''
    if (!Object.hasOwn(lists, name)) return void response.status(404).json({ error: 'There is nothing at this path.' })
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method))
      return void response.status(405).set('Allow', 'GET, HEAD').json({ error: 'The lists are read only.' })
    look()
    if (!Object.hasOwn(good, name)) return void response.status(500).json({ error: problems.join('\n') })
    router(request, response, next)
  }

  look()
  return handle
}
