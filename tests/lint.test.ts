import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

/** One forbidden import for each row of the table in `src/README.md`, and one for each library's door. */
const violations: Record<string, string> = {
  'src/site-map/planted.ts': "import '#ui/icon.tsx'",
  'src/art/planted.ts': "import '#head/graph.ts'",
  'src/theme/planted.ts': "import '#ui/icon.tsx'",
  'src/ui/planted.ts': "import '#sections/faq.tsx'",
  'src/toasts/planted.ts': "import '#forms/field.tsx'",
  'src/content/planted.ts': "import '#sections/faq.tsx'",
  'src/api/planted.ts': "import '#ui/icon.tsx'",
  'src/head/planted.ts': "import '#sections/faq.tsx'",
  'src/outbox/planted.ts': "import '#ui/icon.tsx'",
  'src/service-worker/planted.ts': "import '#site-map/index.ts'",
  'src/offline/planted.ts': "import '#sections/faq.tsx'",
  'src/forms/planted.ts': "import '#head/graph.ts'",
  'src/sections/planted.ts': "import '#forms/field.tsx'",
  'src/templates/planted.ts': "import '#content/home.ts'",
  'src/pages/planted.ts': "import '#app/layout.tsx'",
  'src/app/planted.ts': "import '#prerender/emit.ts'",
  'src/prerender/planted.ts': "import '#ui/icon.tsx'",
  'mock-api/planted.ts': "import '#ui/icon.tsx'",
  'src/pages/planted-up.ts': "import '../company.ts'",
  'src/pages/planted-jotai.ts': "import 'jotai'",
  'src/pages/planted-ky.ts': "import 'ky'",
  'src/pages/planted-idb.ts': "import 'idb'",
  'src/pages/planted-toast.ts': "import 'react-hot-toast/headless'",
}

describe('the directions of imports', () => {
  const files = Object.keys(violations)
  for (const [file, line] of Object.entries(violations)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${line}\n`)
  }
  const { stdout } = spawnSync(
    'npx',
    ['biome', 'lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=200', ...files],
    { encoding: 'utf8' },
  )
  for (const file of files) rmSync(file)
  afterAll(() => {
    for (const file of files) rmSync(file, { force: true })
  })

  for (const [file, line] of Object.entries(violations)) {
    it(`refuse ${line} in ${dirname(file)}`, () => {
      expect(stdout).toContain(file)
    })
  }

  it('stand in the README as in the linter', () => {
    const readme = readFileSync('src/README.md', 'utf8')
    const { overrides } = JSON.parse(readFileSync('biome.json', 'utf8')) as { overrides: { includes: string[] }[] }
    for (const { includes } of overrides) {
      const folder = /^src\/([\w-]+)\/\*\*$/.exec(includes[0] ?? '')?.[1]
      if (folder) expect(readme).toContain(folder)
    }
  })
})
