import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

/** What `.env.example` would set, were its lines no comments. */
const example = Object.fromEntries(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

it('every variable that is read is in .env.example, and no other', () => {
  const asked = new Set<string>()
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name))
          return undefined
        },
      },
    ),
  )
  expect(Object.keys(example).sort()).toEqual([...asked].sort())
})

it('.env.example can be used, and gives what is taken where nothing is set', () => {
  const { MAIL_FROM: _, SITE_URL: __, ...others } = example
  expect(readConfig(others)).toEqual(readConfig({}))
  expect(() => readConfig(example)).not.toThrow()
})
