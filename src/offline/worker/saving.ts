import { currentList } from '#offline/builds.ts'
import { isPaused, isTight, savedKeys, wantsAll } from '#offline/cache.ts'
import { keepFaults, readFaults } from '#offline/faults.ts'
import type { OfflineFile, OfflineList } from '#offline/list.ts'
import { foregroundIdle } from './foreground.ts'
import { keep, NotKept } from './keeping.ts'
import { saveLists } from './lists.ts'
import { missingOf, pagesRead, takeNext } from './order.ts'

/** Faults after which a run ends, so that a failing server does not get a request for every file. */
const tolerated = 4

/** Whether saving in the background has to stop. */
const heldBack = async () => (await isPaused()) || isTight()

interface Options {
  /** The visitor asked for it: only a pause or an error ends the run. */
  readonly asked?: boolean
  readonly onProgress: () => void
}

let running: Promise<void> | undefined
/** Whether the visitor asked for the current run. */
let askedFor = false

/**
 * Saves what is missing of the current list, one file at a time. Each file is saved when it arrives, so the next call
 * continues after an interruption. Only one run is active; it ends when the newest list is saved.
 */
export function saveRest({ asked = false, onProgress }: Options): Promise<void> {
  askedFor ||= asked
  running ??= saveNewest(onProgress).finally(() => {
    running = undefined
    askedFor = false
  })
  return running
}

/** Resolves when no run is active. */
export const savingEnded = async () => running

/** Changes when there are more pages to save: one was read, or the visitor asked for all. */
const wanted = async () => `${pagesRead()} ${await wantsAll()}`

/** Runs again when a newer list was adopted meanwhile, or when there are more pages to save. */
async function saveNewest(onProgress: () => void) {
  for (let list = await currentList(); list; ) {
    const before = await wanted()
    await run(list, onProgress)
    const newest = await currentList()
    list = newest?.build === list.build && (await wanted()) === before ? undefined : newest
  }
}

let ended = false

/** Ends the run, and lets no other begin: another worker takes over. */
export function endSaving() {
  ended = true
}

/** Whether the run must end here. */
const isStopped = async () => ended || (askedFor ? isPaused() : heldBack())

async function run(list: OfflineList, onProgress: () => void) {
  const [saved, before, all] = await Promise.all([savedKeys(), readFaults(), wantsAll()])
  const unsaved = missingOf(list, saved, all)
  const paths = new Set(unsaved.map(({ path }) => path))
  const faults = new Map(before.filter(({ path }) => paths.has(path)).map(fault => [fault.path, fault]))
  // What failed last time comes last; otherwise it could prevent the rest from being saved.
  const inOrder = (entries: readonly OfflineFile[]) => new Map(entries.map(entry => [entry.key, entry]))
  const missing = inOrder(unsaved.filter(({ path }) => !faults.has(path)))
  const last = inOrder(unsaved.filter(({ path }) => faults.has(path)))
  let wrong = 0
  while (missing.size + last.size > 0) {
    if (await isStopped()) break
    await foregroundIdle()
    const entry = takeNext(list, missing.size > 0 ? missing : last)
    if (!entry) break
    try {
      await keep(entry)
      faults.delete(entry.path)
    } catch (error) {
      // Without a network or storage the run ends, and the next run continues. One file with unexpected content does not end
      // the run; several mean that the site has changed.
      const fault = error instanceof NotKept ? error.fault : undefined
      if (fault) faults.set(entry.path, fault)
      wrong += 1
      if (!fault || fault.reason === 'no-answer' || wrong > tolerated) break
    }
    onProgress()
  }
  if (!(await isStopped())) await saveLists(list)
  await keepFaults([...faults.values()]).catch(() => undefined)
  onProgress()
}
