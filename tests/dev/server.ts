import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { copyOfProject } from '../rebuild/project.ts'

/** A development server of a copy of the project, whose files tests may change. */
export interface DevelopmentServer {
  readonly url: string
  /** Returns the output of the server. */
  readonly log: () => string
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly remove: (file: string) => void
  /** Replaces a text in a file. Throws when nothing changes. */
  readonly edit: (file: string, from: string | RegExp, to: string) => void
}

/** Links the packages of this project one by one, so that the copy starts with an empty cache of its own. */
function linkPackages(folder: string) {
  const packages = join(folder, 'node_modules')
  rmSync(packages)
  mkdirSync(packages)
  for (const name of readdirSync('node_modules').filter(entry => !/^\.(vite|cache)/.test(entry)))
    symlinkSync(resolve('node_modules', name), join(packages, name))
}

/** Runs the server until standard input ends, which also happens when the tests are killed. Then kills the process group. */
const command = '(npm run dev; kill -- -$$) & cat; kill -- -$$'

async function start(
  folder: string,
  port: number,
): Promise<{ child: ChildProcessWithoutNullStreams; log: () => string }> {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'pipe',
    detached: true,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  const ready = new Promise<void>((done, fail) => {
    child.stdout.on('data', () => printed.includes('ready in') && done())
    child.on('exit', () => fail(new Error(`npm run dev ended:\n${printed}`)))
  })
  await ready
  return { child, log: () => printed }
}

/** Tests that share one development server. */
export const test = base.extend<object, { server: DevelopmentServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form
    async ({}, use) => {
      const folder = copyOfProject()
      linkPackages(folder)
      const port = await freePort()
      const { child, log } = await start(folder, port)
      const read = (file: string) => readFileSync(join(folder, file), 'utf8')
      const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
      const remove = (file: string) => rmSync(join(folder, file))
      const edit: DevelopmentServer['edit'] = (file, from, to) => {
        const text = read(file)
        const changed = text.replace(from, to)
        if (changed === text) throw new Error(`${file} has no '${from}': choose another text to change`)
        write(file, changed)
      }
      await use({ url: `http://localhost:${port}`, log, read, write, remove, edit })
      child.stdin.end()
      // The shell may exit before the server, which writes to the folder. The pipes close with the last process.
      await once(child, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export { expect } from '@playwright/test'
