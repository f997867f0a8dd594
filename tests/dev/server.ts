import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '../free-port.ts'
import { copyOfProject } from '../rebuild/project.ts'

/** A development server of a copy of the project, whose files tests may change. */
export interface DevelopmentServer {
  readonly url: string
  readonly log: () => string
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly remove: (file: string) => void
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

/** Starts the server. Rejects with its output when it ends, as when another program has taken the port meanwhile. */
async function start(folder: string) {
  const port = await freePort()
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'pipe',
    detached: true,
  })
  // The shell may exit before the server, which writes to the folder. The pipes close with the last process.
  const closed = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += String(chunk)))
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', () => printed.includes('ready in') && done())
    void closed.then(() => fail(new Error(`npm run dev ended:\n${printed}`)))
  })
  const stop = () => {
    child.stdin.end()
    return closed
  }
  return { url: `http://localhost:${port}`, log: () => printed, stop }
}

export const test = base.extend<object, { server: DevelopmentServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form
    async ({}, use) => {
      const folder = copyOfProject()
      linkPackages(folder)
      const { stop, ...started } = await start(folder).catch(() => start(folder))
      const read = (file: string) => readFileSync(join(folder, file), 'utf8')
      const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
      const remove = (file: string) => rmSync(join(folder, file))
      const edit: DevelopmentServer['edit'] = (file, from, to) => {
        const text = read(file)
        const changed = text.replace(from, to)
        if (changed === text) throw new Error(`${file} has no '${from}': choose another text to change`)
        write(file, changed)
      }
      await use({ ...started, read, write, remove, edit })
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export { expect } from '@playwright/test'
