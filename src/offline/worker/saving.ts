import { mediaTypeOf } from '#api/media-types.ts'
import { adoptList, currentList, dated, isPaused, isWhole, savedCache, savedKeys } from '#offline/cache.ts'
import {
  allEntries,
  type Entry,
  firstEntries,
  hashLength,
  isHashed,
  listPath,
  type OfflineList,
  parseList,
} from '#offline/list.ts'

/** How many files are asked for at a time once the worker has taken over: what the visitor opens comes first. */
const atATime = 4
/** Bytes that have to be free before anything but the first pages is saved. */
const sparedStorage = 20 * 1024 * 1024
/** Files that may turn out wrong before a run ends: a server in trouble is not asked for all of them. */
const tolerated = 4

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashLength)
}

/** A file that is not what the list says: the site has changed meanwhile, or something answers in its place. */
export class UnexpectedContent extends Error {
  override name = 'UnexpectedContent'
}

/**
 * Fetches and keeps one thing. Only the very bytes that the list names are kept: no error page, no redirect, no HTML in
 * place of a script can get in. Throws `UnexpectedContent` for any other answer, a `TypeError` when there is none.
 */
async function save({ path, hash, key }: Entry) {
  // Addresses with a hash never change; the others are asked for afresh.
  const answer = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache', redirect: 'error' })
  if (answer.status !== 200) throw new UnexpectedContent(`${path} answered ${answer.status}`)
  const bytes = await answer.arrayBuffer()
  if ((await hashOf(bytes)) !== hash) throw new UnexpectedContent(`${path} is not what ${listPath} says`)
  const cache = await caches.open(savedCache)
  await cache.put(key, dated(bytes, mediaTypeOf(path)))
}

/** The newest list from the server; nothing when it cannot be had. */
async function fetchList(): Promise<OfflineList | undefined> {
  try {
    const answer = await fetch(listPath, { cache: 'no-cache', redirect: 'error' })
    return answer.ok ? parseList(await answer.text()) : undefined
  } catch {
    return undefined
  }
}

/**
 * What the installation waits for: the shell with home, the offline page and the 404 page. Throws when any of it cannot
 * be had, or when the list is not of the worker's own build (a deploy is under way): the browser then tries again with the
 * next visit.
 */
export async function saveFirst(shell: readonly string[]) {
  const list = await fetchList()
  if (!list) throw new Error(`${listPath} could not be read`)
  const listed = new Set(list.files.map(({ path }) => path))
  const foreign = shell.find(path => !listed.has(path))
  if (foreign) throw new Error(`${listPath} does not name ${foreign}: it is of another build than the worker`)
  const saved = await savedKeys()
  const missing = firstEntries(list).filter(({ key }) => !saved.has(key))
  await Promise.all(missing.map(save))
  await adoptList(list)
}

/** Takes over a newer list, if the server has one and there is room for it. */
export async function refreshList() {
  const list = await fetchList()
  await (list && adoptList(list).catch(() => undefined))
}

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

async function run(list: OfflineList, onProgress: () => void) {
  const saved = await savedKeys()
  const missing = allEntries(list).filter(({ key }) => !saved.has(key))
  let unexpected = 0
  let failed = false
  const work = async () => {
    for (let entry = missing.shift(); entry && !failed; entry = missing.shift()) {
      if (await (askedFor ? isPaused() : heldBack())) return
      try {
        await save(entry)
      } catch (error) {
        // The network has gone or storage is full: what is kept stays, the next run goes on. One file that is not what it
        // should be keeps nobody from the others; several are a site that has changed.
        if (error instanceof UnexpectedContent) unexpected += 1
        failed ||= !(error instanceof UnexpectedContent) || unexpected > tolerated
      }
      onProgress()
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  onProgress()
}

/** Whether everything on the current list is saved. */
export async function isComplete(): Promise<boolean> {
  const [list, saved] = await Promise.all([currentList(), savedKeys()])
  return list !== undefined && isWhole(list, saved)
}
