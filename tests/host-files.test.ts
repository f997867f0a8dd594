import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('netlify.toml and vercel.json build by the documented commands', () => {
  const document = readFileSync('docs/deploy.md', 'utf8')
  const [, netlify = 'no command'] = /^ *command = "(.*)"$/m.exec(readFileSync('netlify.toml', 'utf8')) ?? []
  const { buildCommand } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  for (const command of [netlify, buildCommand]) expect(document).toContain(`\n${command}\n`)
})

it('.nvmrc and the Dockerfile take a Node that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, least] = /^>=(\d+)\./.exec(engines.node) ?? []
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(least)
  // The version of the `nodejs` package in each Debian release.
  const nodeOf: Readonly<Record<string, string>> = { trixie: '20' }
  const images = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM debian:(\w+)-slim/gm)].map(
    ([, name = '']) => nodeOf[name],
  )
  expect(images).toEqual([least])
})
