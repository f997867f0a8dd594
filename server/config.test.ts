import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

/** The variables of `.env.example`, as if its lines were not comments. */
const lines = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=(.*)$/gm)]
const example = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))

it('every variable that is read is in .env.example, and no other', () => {
  const asked = new Set<string>()
  readConfig(new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void asked.add(String(name)) }))
  expect(Object.keys(example).sort()).toEqual([...asked].sort())
})

it('what cannot be used is refused by its name, and without its password', () => {
  const refused: [NodeJS.ProcessEnv, RegExp][] = [
    [{ MAIL_FROM: 'nonsense' }, /^MAIL_FROM: set it to an address/],
    [{ MAIL_FROM: 'A <a@b.example>, <c@d.example' }, /^MAIL_FROM: /],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL: set it to smtp:/],
    [{ SMTP_URL: 'smtps://me:secr@et@host:x' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'me:secret@host' }, /^SMTP_URL: /],
    // Cut off at a #, or with a part of the password where the host is expected.
    [{ SMTP_URL: 'smtp://me:sec' }, /^SMTP_URL: /],
    [{ SMTP_URL: 'smtp://me:s@ec/ret@host' }, /^SMTP_URL: (?!.*s@ec)/],
    [{ SMTP_URL: 'smtps://me:secret@host/?insecure&tls.rejectUnauthorized=false' }, /^SMTP_URL: /],
    [{ METRICS: 'short' }, /^METRICS: set it to a token/],
    [{ ALLOWED_ORIGINS: 'https://a.example/x' }, /^ALLOWED_ORIGINS: set it to origins/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY: set it to addresses/],
    [{ LOG_LEVEL: 'loud', RATE_OVERALL: '0' }, /^LOG_LEVEL: set it to one of .*\nRATE_OVERALL: /],
  ]
  for (const prefix of ['8/9', '0x8', '1e1', '', '33', ' 8'])
    refused.push([{ TRUST_PROXY: `10.0.0.0/${prefix}` }, /^TRUST_PROXY: /])
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, fd00::/8, ::1' }).trustedProxies).toHaveLength(3)
  expect(readConfig({ METRICS: 'a-token-of-the-test' }).metrics).toBe('a-token-of-the-test')
  for (const [env, sentence] of refused) expect(() => readConfig(env)).toThrow(sentence)
  for (const MAIL_FROM of ['a@b.example', 'A, B <a@b.example>', '<a@b.example>'])
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
})

it('.env.example can be used, and gives what is taken where nothing is set', () => {
  const { MAIL_FROM: _, SITE_URL: __, ...others } = example
  expect(readConfig(others)).toEqual(readConfig({}))
  expect(() => readConfig(example)).not.toThrow()
})
