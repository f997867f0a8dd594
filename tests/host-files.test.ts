/** The files that hosts use to build the site from the repository agree with docs/deploy.md. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { commandsFor } from './hosts/commands.ts'

it('netlify.toml and vercel.json build by the documented commands', () => {
  const [, netlify] = /^ *command = "(.*)"$/m.exec(readFileSync('netlify.toml', 'utf8')) ?? []
  expect([netlify]).toEqual(commandsFor('Netlify'))
  expect([JSON.parse(readFileSync('vercel.json', 'utf8')).buildCommand]).toEqual(commandsFor('Vercel').slice(0, 1))
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
