import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ListName, lists } from '#api/contract.ts'
import { readGoodLists } from '#api/data-folder.ts'
import { dayOf } from '#api/open-jobs.ts'
import { type ServedList, servedList } from './served-list.ts'

interface Options {
  /** Where the owner changes them. */
  readonly dataFolder: string
  /** Where the build has written them: served while the data folder has never been right. */
  readonly builtFolder: string
  readonly log: { readonly info: (text: string) => void; readonly error: (text: string) => void }
  readonly now?: () => number
}

/** How often the folder is looked at, at most, in milliseconds. */
const checkInterval = 1000

const names = Object.keys(lists) as ListName[]

/** Changes when a file of the folder does, and with the day, on which jobs may close. */
export function versionOf(folder: string, day: string): string {
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  const versions = files.map(name => {
    const { mtimeMs, size, ino } = statSync(join(folder, name))
    return `${name} ${mtimeMs} ${size} ${ino}`
  })
  return [day, ...versions].join('\n')
}

/** The lists of the API. A changed file is taken up at the next request; one that is not right is reported, and its last good list stays. */
export function createLists({ dataFolder, builtFolder, log, now = Date.now }: Options) {
  const current = new Map(names.map(name => [name, servedList(readFileSync(join(builtFolder, name), 'utf8'))]))
  let seen = ''
  let lookedAt = Number.NEGATIVE_INFINITY

  function reload() {
    if (now() - lookedAt < checkInterval) return
    lookedAt = now()
    const before = seen
    try {
      const day = dayOf(new Date(now()))
      seen = versionOf(dataFolder, day)
      if (seen === before) return
      const { lists: good, problems } = readGoodLists(dataFolder, day)
      const changed = names.filter(name => good[name] && JSON.stringify(good[name]) !== current.get(name)?.body)
      for (const name of changed) current.set(name, servedList(JSON.stringify(good[name])))
      if (before && changed.length > 0) log.info('the lists have changed')
      if (problems.length > 0) throw new Error(problems.join('\n'))
    } catch (error) {
      if (seen !== before || !before)
        log.error(`the last good lists stay: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  reload()

  /** A list by its name; nothing for any other name. */
  return (name: string): ServedList | undefined => {
    reload()
    return current.get(name as ListName)
  }
}
