/** The folders that a build writes. Each is finished beside its predecessor, and all change places at the end. */
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { reasonOf } from './reason.ts'

const outputs = ['dist', 'dist-hosts', 'dist-server'] as const
type OutputFolder = (typeof outputs)[number]

/** The folder in which a build writes before it is complete. */
export const nextOf = (folder: OutputFolder) => `${folder}.next`

const earlier = (folder: OutputFolder) => `${folder}.old`

/** Holds the process id of the running build. */
const lock = 'dist.lock'

const isRunning = (process_: number) => {
  try {
    return process.kill(process_, 0)
  } catch {
    return false
  }
}

/** Reserves the folders for this process. Returns the reason if another build runs. */
export function lockOutputs(): string | undefined {
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  // A build that starts in this moment has not written its id yet.
  if (holder > 0 && (holder === process.pid || !isRunning(holder))) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!existsSync(lock)) throw error
    return `another build (process ${readFileSync(lock, 'utf8')}) is running in this folder: wait until it has ended, or remove ${lock} if it is none`
  }
  process.on('exit', () => rmSync(lock, { force: true }))
  return undefined
}

/** Returns why the folders cannot be replaced, as far as it can be known before. */
export const linkFault = () =>
  outputs
    .filter(folder => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    .map(
      folder => `${folder} is a link, which the build would replace: remove it, and link to the built folder instead`,
    )[0]

/** Removes what is unfinished. */
export async function removeNext() {
  for (const folder of outputs) await rm(nextOf(folder), { recursive: true, force: true })
}

/** Replaces all folders by the finished ones, or none: then throws with the reason. */
export async function replaceOutputs() {
  const moved: OutputFolder[] = []
  for (const folder of outputs) {
    try {
      await rm(earlier(folder), { recursive: true, force: true })
      if (!existsSync(folder)) continue
      await rename(folder, earlier(folder))
      moved.push(folder)
    } catch (error) {
      for (const other of moved) await rename(earlier(other), other)
      throw new Error(
        `${folder} cannot be replaced (${reasonOf(error)}): if it is a mount, mount the folder above it; if a program uses it, end that program. What was there has not changed`,
      )
    }
  }
  for (const folder of outputs) await rename(nextOf(folder), folder)
  for (const folder of moved) await rm(earlier(folder), { recursive: true, force: true })
}
