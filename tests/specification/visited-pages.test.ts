import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import pages from '#content/pages.json' with { type: 'json' }

const folder = 'tests/e2e'
const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.spec.ts'))

it('every page that a browser test visits is one of this site: elsewhere the test would be left out in silence', () => {
  const visits = specs.flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/visit\(\w+, '([^'?#]+)/g)].map(([, path = '']) => ({
      file,
      path,
    })),
  )
  expect(visits.length).toBeGreaterThan(50)
  expect(visits.filter(({ path }) => !(path.toLowerCase() in pages) && !path.startsWith('/careers/'))).toEqual([])
})
