import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentFaults } from '#content/read/check.build.ts'
import { parseYaml } from '#content/read/source-file.build.ts'

const folder = '.content/schemas'
const validator = new Ajv({ strict: false, validateFormats: false })
const data = (file: string) => parseYaml(file, readFileSync(file, 'utf8')).data
const pages = (readdirSync('data/pages', { recursive: true }) as string[])
  .filter(file => file.endsWith('.yaml'))
  .map(file => join('data/pages', file))

/** Returns the errors of a value. */
const faults = (schema: string, value: unknown) => {
  const validate = validator.getSchema(`${schema}.json`)
  if (!validate) throw new Error(`there is no ${schema}.json`)
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

beforeAll(async () => {
  expect(await contentFaults()).toEqual([])
  for (const file of readdirSync(folder))
    validator.addSchema(JSON.parse(readFileSync(join(folder, file), 'utf8')), file)
}, 60_000)

describe('the schemas for editors', () => {
  it('let every file of the content pass', () => {
    expect(pages.length).toBeGreaterThan(50)
    for (const file of pages) expect(faults('page', data(file)), file).toEqual([])
    for (const name of ['menus', 'texts', 'claims']) expect(faults(name, data(`data/${name}.yaml`)), name).toEqual([])
    const article = readFileSync('data/pages/blog/what-an-offline-till-must-decide.md', 'utf8').split('---\n')[1] ?? ''
    expect(faults('article', parseYaml('article', article).data)).toEqual([])
  })

  it.each([
    ['an icon', (text: string) => text.replace(/icon: [\w-]+/, 'icon: microscop')],
    ['a patch', (text: string) => text.replace(/^patch: .*/m, 'patch: nowhere')],
    ['a link', (text: string) => text.replace(/link: .*/, 'link: /case-studes')],
    ['a view', (text: string) => text.replace(/^view: .*/m, 'view: servce')],
    ['a key', (text: string) => text.replace(/^headline:/m, 'headlines:')],
    ['a text that is too long', (text: string) => text.replace(/^headline: .*/m, `headline: ${'x'.repeat(120)}`)],
    ['a result', (text: string) => text.replace(/better: .*/, 'better: larger')],
  ])('refuse %s that does not fit', (_, change) => {
    const text = readFileSync('data/pages/services/pos-software.yaml', 'utf8')
    expect(change(text)).not.toBe(text)
    expect(faults('page', parseYaml('page', change(text)).data)).not.toEqual([])
  })

  it('are those that the settings of the editor name', () => {
    const { 'yaml.schemas': named } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
      'yaml.schemas': Record<string, string>
    }
    const written = readdirSync(folder)
    for (const file of Object.keys(named)) expect(written).toContain(file.replace('./.content/schemas/', ''))
  })
})
