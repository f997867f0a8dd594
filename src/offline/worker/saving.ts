import { currentList } from '#offline/builds.ts'
import { isPaused, isTight, savedKeys, wantsAll } from '#offline/cache.ts'
import { keepFaults, readFaults } from '#offline/faults.ts'
import type { Entry, OfflineList } from '#offline/list.ts'
import { keep, NotKept } from './keeping.ts'
import { saveLists } from './lists.ts'
import { missingOf, pagesRead, takeNext } from './order.ts'
import { visitorServed } from './visitor.ts'

/** Files that may turn out wrong before a run ends: a server in trouble is not asked for all of them. */
const tolerated = 4

/** Whether saving in the background has to stop. */
const heldBack = async () => (await isPaused()) || isTight()

interface Options {
  /** The visitor has asked for it: only a pause or an error ends it. */
  readonly asked?: boolean
  readonly onProgress: () => void
}

let running: Promise<void> | undefined
/** Whether the visitor has asked for the run that is under way. */
let askedFor = false

/**
 * Saves what of the current list is missing, one file at a time: what the visitor opens comes first. Each is kept as it arrives, so an interruption costs
 * nothing; whoever calls next goes on from there. One run at a time, until the newest list is saved.
 */
export function saveRest({ asked = false, onProgress }: Options): Promise<void> {
  askedFor ||= asked
  running ??= saveNewest(onProgress).finally(() => {
    running = undefined
    askedFor = false
  })
  return running
}

/** Resolves when no run is under way. */
export const savingEnded = async () => running

/** Changes when more pages are to be saved than before: one was read, or the visitor wants all. */
const wanted = async () => `${pagesRead()} ${await wantsAll()}`

/** Runs again when a newer list has been taken over meanwhile, or more of it is wanted. */
async function saveNewest(onProgress: () => void) {
  for (let list = await currentList(); list; ) {
    const before = await wanted()
    await run(list, onProgress)
    const newest = await currentList()
    list = newest?.build === list.build && (await wanted()) === before ? undefined : newest
  }
}

/** Whether a run has to end here. */
const isStopped = () => (askedFor ? isPaused() : heldBack())

async function run(list: OfflineList, onProgress: () => void) {
  const [saved, before, all] = await Promise.all([savedKeys(), readFaults(), wantsAll()])
  const unsaved = missingOf(list, saved, all)
  const paths = new Set(unsaved.map(({ path }) => path))
  const faults = new Map(before.filter(({ path }) => paths.has(path)).map(fault => [fault.path, fault]))
  // What went wrong last time comes last, or it would keep the rest from ever being saved.
  const inOrder = (entries: readonly Entry[]) => new Map(entries.map(entry => [entry.key, entry]))
  const missing = inOrder(unsaved.filter(({ path }) => !faults.has(path)))
  const last = inOrder(unsaved.filter(({ path }) => faults.has(path)))
  let wrong = 0
  while (missing.size + last.size > 0) {
    if (await isStopped()) break
    await visitorServed()
    const entry = takeNext(list, missing.size > 0 ? missing : last)
    if (!entry) break
    try {
      await keep(entry)
      faults.delete(entry.path)
    } catch (error) {
      // The network has gone or storage is full: what is kept stays, the next run goes on. One file that is not what it
      // should be keeps nobody from the others; several are a site that has changed.
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
