import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { faultLine } from './fault.ts'
import { linkFaults } from './links.ts'

const root = mkdtempSync(join(tmpdir(), 'links-'))
mkdirSync(join(root, 'data'))
afterAll(() => rmSync(root, { recursive: true }))

it('a link of a list is checked up to its place or its question', () => {
  const links = ['/partnership#apply', '/careers/apply?job=1', '/contact#form', 'mailto:a@b.example']
  writeFileSync(join(root, 'data/contact-methods.json'), JSON.stringify(links.map(linkHref => ({ linkHref }))))
  const addresses = new Set(['/contact', '/careers/apply', '/approach'])
  expect(linkFaults(root, [], addresses, new Map([['/partnership', '/approach']])).map(faultLine)).toEqual([
    'data/contact-methods.json:1:14: [0].linkHref: a link to "/partnership", where there is no page; did you mean "/approach"?',
  ])
})
