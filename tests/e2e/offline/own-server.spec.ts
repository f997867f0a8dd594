/** The worker with the project's own server: after the server has stopped, only the saved files are left. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notFoundPath } from '#offline/list.ts'
import { startServer } from '../../server/process.ts'
import { listPage, present, servicePath } from '../site.ts'
import { expect, savedWhole, test } from './device.ts'

test('a site that its own server has served once can be read offline', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  const server = await startServer({ env: { DATABASE_URL: `file:${join(folder, 'post.db')}` } })
  try {
    expect((await page.request.get(server.origin + notFoundPath)).status()).toBe(404)
    await page.goto(server.origin)
    await savedWhole(page, { url: server.origin })
  } finally {
    await server.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
  for (const path of present(['/about', servicePath, listPage.path])) {
    await page.goto(server.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(server.origin + path)
  }
  const missing = await page.goto(`${server.origin}/no/such/page`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found.')
})
