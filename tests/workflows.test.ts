import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  readonly on: unknown
  readonly jobs: Readonly<Record<string, { readonly 'runs-on': string; readonly steps: readonly Step[] }>>
}

interface Step {
  readonly run?: string
  readonly uses?: string
}

const folder = '.github/workflows'
const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'))

it.each(['ci.yml', 'pages.yml'])(
  'every step of %s runs a command of the package or an action with its version',
  file => {
    expect(readdirSync(folder)).toContain(file)
    const { on, jobs }: Workflow = parse(readFileSync(`${folder}/${file}`, 'utf8'))
    expect(on).toBeTruthy()
    for (const { 'runs-on': system, steps } of Object.values(jobs)) {
      expect(system).toBe('ubuntu-latest')
      for (const { run, uses } of steps) {
        expect([run, uses].filter(Boolean)).toHaveLength(1)
        if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/)
        const [, script] = /npm run ([\w:-]+)/.exec(run ?? '') ?? []
        if (script) expect(Object.keys(scripts)).toContain(script)
      }
    }
  },
)
