import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'data/photos'), { recursive: true })
mkdirSync(join(folder, 'data/pages'))
mkdirSync(join(folder, 'data/starters'))

const put = (path: string, text: string) => writeFileSync(join(folder, path), text)

/** Runs `npm run check:content` in the folder. */
function check(...options: string[]) {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const program = ['--import', tsx, resolve('scripts/check-content.ts'), ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' })
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') }
}

it('npm run check:content lists the values to fill in, the days in the future and the photographs that no page names', () => {
  put('data/company.json', '{\n  "name": "Todo: lists",\n  "phone": "TODO: phone number"\n}\n')
  put('data/starters/claims.yaml', 'people: "TODO: people"\n')
  put('data/photos/team.jpg', 'a picture')
  put('data/photos/roof.jpg', 'a picture')
  put('data/pages/about.yaml', 'photo:\n  file: team.jpg\n')
  put('data/pages/news.md', '---\ntitle: News\ndate: 2999-01-01\n---\n')
  expect(check()).toEqual({
    status: 0,
    lines: [
      'data/company.json:3: still to be filled in; expected phone number',
      expect.stringMatching(/^data\/pages\/news\.md:3: a day in the future, .*, found "2999-01-01"$/),
      'data/photos/roof.jpg: no page and no list names this photograph; name it, or delete it',
    ],
  })
  expect(check('--strict').status).toBe(1)
  put('data/company.json', '{\n  "phone": "+880 2 5555 0100"\n}\n')
  expect(check('--strict')).toEqual({
    status: 0,
    lines: [expect.stringContaining('2999'), expect.stringContaining('roof.jpg'), 'Every value is filled in.'],
  })
})
