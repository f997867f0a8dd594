import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { createPageRenderer } from './message-page.ts'

it('leads back to the site, also from an API on another host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'message-page-'))
  writeFileSync(join(folder, '404.html'), '<title>404</title><a class="x" href="/about">About</a><main>Gone</main>')
  const page = { title: 'Thanks', body: '<a href="/">Home</a><a href="/api/x">X</a>' }
  const linksAt = (apiBase: string) =>
    [...createPageRenderer(folder, apiBase)(page).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  const { siteUrl } = company
  expect(linksAt('')).toEqual(['/about', '/', '/api/x'])
  expect(linksAt(siteUrl)).toEqual(['/about', '/', '/api/x'])
  expect(linksAt('https://api.example')).toEqual([`${siteUrl}/about`, `${siteUrl}/`, '/api/x'])
  rmSync(folder, { recursive: true })
})
