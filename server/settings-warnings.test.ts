import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { changedSinceBuild, cutSettings } from './settings-warnings.ts'

it('a line of .env whose value is cut off at a # is named, without its value', () => {
  const text = [
    '# SMTP_URL=smtp://me:a#b@host',
    'PORT=4173 # the usual one',
    'SMTP_URL=smtp://me:pass#word@mail.example:587',
    'SMTP_URL="smtp://me:pass#word@mail.example:587"',
    "MAIL_FROM='A #1 <a@b.example>'",
    'MAIL_FROM=A #1 <a@b.example>',
    'export DATABASE_URL = postgres://a:x#y@host/b',
    'LOG_LEVEL=',
    'HOST=#none',
  ]
  expect(cutSettings(text.join('\n'))).toEqual([
    `.env:3: SMTP_URL ends before its "#": put the value in quotes, as SMTP_URL='...'`,
    `.env:7: DATABASE_URL ends before its "#": put the value in quotes, as DATABASE_URL='...'`,
  ])
  // How Node parses the third line.
  expect(parseEnv(text[2] ?? '').SMTP_URL).toBe('smtp://me:pass')
})

it('a mail or site address that was built in otherwise is named by its line', () => {
  const text = readFileSync('data/company.json', 'utf8')
  const company = JSON.parse(text) as { siteUrl: string; notices: { support: string } }
  expect(changedSinceBuild('data/company.json', text, company)).toEqual([])
  const line = (words: string) => text.slice(0, text.indexOf(words)).split('\n').length
  const changed = text
    .replace(/("notices": \{[^}]*"support": )"[^"]*"/, '$1"help@other.example"')
    .replace(/("siteUrl": )"[^"]*"/, '$1"https://other.example"')
  const warnings = changedSinceBuild('data/company.json', changed, company)
  expect(warnings).toEqual([
    `data/company.json:${line('"siteUrl"')}: siteUrl is "https://other.example", and "${company.siteUrl}" in what was built: run "npm run build"`,
    `data/company.json:${line('"notices"') + 2}: notices.support is "help@other.example", and "${company.notices.support}" in what was built: run "npm run build"`,
  ])
  expect(changedSinceBuild('data/company.json', '{', company)).toEqual([])
})
