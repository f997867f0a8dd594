import { adoptList } from '#offline/builds.ts'
import { savedKeys } from '#offline/cache.ts'
import { keepFaults } from '#offline/faults.ts'
import { firstEntries, listPath, type OfflineList } from '#offline/list.ts'
import { tell } from '#offline/messages.ts'
import { foregroundIdle } from './foreground.ts'
import { keep, NotKept } from './keeping.ts'
import { fetchList } from './newest-list.ts'

/** The list of the worker's own build. During a deploy the server may send another build's list; then this throws. */
async function ownList(shell: readonly string[]): Promise<OfflineList> {
  const list = await fetchList()
  const listed = new Set(list.files.map(({ path }) => path))
  if (shell.some(path => !listed.has(path))) throw new NotKept({ path: listPath, reason: 'other-content' })
  return list
}

async function keepFirst(list: OfflineList) {
  const saved = await savedKeys()
  const missing = firstEntries(list).filter(({ key }) => !saved.has(key))
  const reasons: unknown[] = []
  // One at a time, because the visitor may request another page at any moment.
  for (const entry of missing) {
    await foregroundIdle()
    await keep(entry).catch((reason: unknown) => reasons.push(reason))
  }
  if (reasons.length > 0) throw new AggregateError(reasons, `${reasons.length} of the first files are not saved`)
  await adoptList(list)
}

/**
 * Saves what the installation waits for: the shell, home, the offline page and the 404 page. Throws when any of it fails: the
 * browser then installs again at the next visit, and the offline page shows the faults.
 */
export async function saveFirst(shell: readonly string[]) {
  try {
    await keepFirst(await ownList(shell))
    await keepFaults([])
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
    const faults = errors.flatMap(one => (one instanceof NotKept ? [one.fault] : []))
    if (errors.some(one => one instanceof DOMException && one.name === 'QuotaExceededError')) tell({ type: 'no-room' })
    // Storage may be too full to record the faults.
    await keepFaults(faults).catch(() => undefined)
    throw error
  }
}
