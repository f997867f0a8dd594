import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../free-port.ts'
import { freshDatabase } from './database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program that can write files of 16 kB, as on a disk that has no more room. */
function runOnFullDisk(program: string) {
  const command = 'ulimit -S -f 32; exec "$0" --import tsx --input-type=module -e "$1"'
  const env = { ...process.env, TMPDIR: folder }
  return spawnSync('sh', ['-c', command, process.execPath, program], { encoding: 'utf8', env })
}

it('an export and a resume that the disk takes a part of fail, and leave no file', () => {
  const { stdout } = runOnFullDisk(`
    const { writeAtomically } = await import('./server/inbox/output.ts')
    const { save } = await import('./server/inbox/submissions.ts')
    const folder = ${JSON.stringify(folder)}
    const find = async () => [{ id: 'a', file: { name: 'all.pdf', size: 20_000 } }]
    const chunks = async function* () {
      yield Buffer.alloc(10_000)
      yield Buffer.alloc(10_000)
    }
    await writeAtomically(folder + '/all.csv', chunks()).catch(error => console.log(error.code))
    await save({ inbox: { find, chunks } }, ['a', folder]).catch(error => console.log(error.code))
  `)
  expect([stdout, readdirSync(folder).filter(name => name.startsWith('all'))]).toEqual(['EFBIG\nEFBIG\n', []])
})

it.skipIf(!existsSync('/dev/full'))('an export to standard output that the disk does not take says so', () => {
  const program = 'exec "$0" --import tsx server/inbox/index.ts export --json > /dev/full'
  const env = { ...process.env, DATABASE_URL: `file:${join(folder, 'empty.db')}` }
  const { status, stderr } = spawnSync('sh', ['-c', program, process.execPath], { encoding: 'utf8', env })
  expect([status, stderr]).toEqual([1, 'The output could not be written (ENOSPC).\n'])
})

it.skipIf(!existsSync('/dev/full'))(
  'a server whose log the disk does not take goes on, and ends when told to',
  async () => {
    const database = await freshDatabase()
    const port = await freePort()
    const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: database.url }
    const server = spawn('sh', ['-c', 'exec "$0" dist-server/serve.js > /dev/full', process.execPath], { env })
    onTestFinished(async () => {
      server.kill('SIGKILL')
      await database.drop()
    })
    const status = () => fetch(`http://127.0.0.1:${port}/livez`).then(answer => answer.status, String)
    await expect.poll(status, { timeout: 40_000 }).toBe(200)
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  },
)

it('a resume for which the disk has no room fails at once, with the cause', () => {
  const { stdout } = runOnFullDisk(`
    const { createServer } = await import('node:http')
    const { readMultipart } = await import('./server/forms/read-multipart.ts')
    const { createBodyLimits } = await import('./server/limits/body.ts')
    const server = createServer((incoming, answer) =>
      readMultipart({ incoming, sender: 'a' }, createBodyLimits().withFile, {}).then(
        () => answer.end('read'),
        error => answer.end(error.code),
      ),
    ).listen(0, async () => {
      const body = new FormData()
      body.set('resume', new Blob(['%PDF-1.7', 'x'.repeat(20_000)]), 'cv.pdf')
      console.log(await (await fetch('http://localhost:' + server.address().port, { method: 'POST', body })).text())
      process.exit()
    })
  `)
  expect(stdout).toBe('EFBIG\n')
})
