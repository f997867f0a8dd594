import { currentList } from '#offline/builds.ts'
import { isPaused, savedKeys, sparedStorage } from '#offline/cache.ts'
import { keepFaults, readFaults } from '#offline/faults.ts'
import { allEntries, type OfflineList } from '#offline/list.ts'
import { keep, NotKept } from './keeping.ts'
import { saveLists } from './lists.ts'
import { visitorServed } from './visitor.ts'

/** How many files are asked for at a time once the worker has taken over: what the visitor opens comes first. */
const atATime = 4
/** Files that may turn out wrong before a run ends: a server in trouble is not asked for all of them. */
const tolerated = 4

/** Why saving does not go on by itself. */
async function heldBack(): Promise<boolean> {
  if (await isPaused()) return true
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota - usage < sparedStorage
}

interface Options {
  /** The visitor has asked for it: only a pause or an error ends it. */
  readonly asked?: boolean
  readonly onProgress: () => void
}

let running: Promise<void> | undefined
/** Whether the visitor has asked for the run that is under way. */
let askedFor = false

/**
 * Saves what of the current list is missing, a few files at a time. Each is kept as it arrives, so an interruption costs
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

/** Runs again when a newer list has been taken over meanwhile. */
async function saveNewest(onProgress: () => void) {
  for (let list = await currentList(); list; ) {
    await run(list, onProgress)
    const newest = await currentList()
    list = newest?.build === list.build ? undefined : newest
  }
}

/** Whether a run has to end here. */
const isStopped = () => (askedFor ? isPaused() : heldBack())

async function run(list: OfflineList, onProgress: () => void) {
  const [saved, before] = await Promise.all([savedKeys(), readFaults()])
  const unsaved = allEntries(list).filter(({ key }) => !saved.has(key))
  const paths = new Set(unsaved.map(({ path }) => path))
  const faults = new Map(before.filter(({ path }) => paths.has(path)).map(fault => [fault.path, fault]))
  // What went wrong last time comes last, or it would keep the rest from ever being saved.
  const missing = [
    ...unsaved.filter(({ path }) => !faults.has(path)),
    ...unsaved.filter(({ path }) => faults.has(path)),
  ]
  let wrong = 0
  let ended = false
  const work = async () => {
    for (let entry = missing.shift(); entry && !ended; entry = missing.shift()) {
      await visitorServed()
      if (await isStopped()) return
      try {
        await keep(entry)
        faults.delete(entry.path)
      } catch (error) {
        // The network has gone or storage is full: what is kept stays, the next run goes on. One file that is not what it
        // should be keeps nobody from the others; several are a site that has changed.
        const fault = error instanceof NotKept ? error.fault : undefined
        if (fault) faults.set(entry.path, fault)
        wrong += 1
        ended ||= !fault || fault.reason === 'no-answer' || wrong > tolerated
      }
      onProgress()
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  if (!(await isStopped())) await saveLists(list)
  await keepFaults([...faults.values()]).catch(() => undefined)
  onProgress()
}
