import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../process.ts'
import { message, postTo } from '../test-server.ts'

/** The files that a machine needs to serve the site: no sources, no compiler. */
const shipped = ['dist', 'dist-server', 'data', 'package.json', 'package-lock.json', '.npmrc']

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shipped-'))
  for (const name of shipped) cpSync(name, join(folder, name), { recursive: true })
  const install = ['ci', '--omit=dev', '--prefer-offline']
  const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}, 400_000)
afterAll(() => rmSync(folder, { recursive: true }))

it('after a build, `npm ci --omit=dev` and `npm run serve` are enough', async () => {
  for (const name of ['typescript', 'vite', 'tsx', 'react', 'esbuild'])
    expect([name, existsSync(join(folder, 'node_modules', name))]).toEqual([name, false])
  const server = await startServer({ cwd: folder })
  for (const path of ['/about', '/api/jobs']) expect((await fetch(server.origin + path)).status).toBe(200)
  expect((await postTo(server.origin, message({ subject: 'Shipped' }))).status).toBe(200)
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({ database: 'ok', mails: 'off' })
  expect(server.said().match(/SMTP_URL is not set/g)).toHaveLength(1)
  expect(await server.kill('SIGTERM')).toBe(0)
  const { stdout } = spawnSync('npm', ['run', '-s', 'inbox', '--', '--json'], { cwd: folder, encoding: 'utf8' })
  expect((JSON.parse(stdout) as { subject: string }[]).map(({ subject }) => subject)).toEqual(['Shipped'])
  expect(readdirSync(join(folder, 'var'))).toContain('post.db')
})
