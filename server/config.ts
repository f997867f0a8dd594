import { existsSync } from 'node:fs'
import { company } from '#content/company.ts'
import { networksOf } from './limits/client.ts'
import type { Webhook } from './mail/webhook.ts'

/** The server's configuration, read from environment variables; `.env.example` documents each one. */
export type Config = ReturnType<typeof readConfig>

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

const listOf = (text = '') => text.split(',').flatMap(part => part.trim() || [])

/** Rejects a path: it is the rest of a password that contains an unescaped slash. */
function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, pathname } = new URL(text)
  return hostname !== '' && (pathname === '' || pathname === '/')
}

const isSender = (text: string) => /^([^<>@]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text)

/** Submissions are personal data: they leave this machine encrypted only. */
function isWebhook(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
}

function areNetworks(texts: readonly string[]): boolean {
  try {
    return networksOf(texts) !== undefined
  } catch {
    return false
  }
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/**
 * Reads the configuration. Throws one `Error` with a line for each invalid variable and what it expects, without its value,
 * which may be a password.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const problems: string[] = []
  const check = <Value>(name: string, value: Value, fits: boolean, expected: string): Value => {
    if (!fits) problems.push(`${name}: set it to ${expected}`)
    return value
  }
  const whole = (name: string, fallback: number, from: number, to: number, expected: string) => {
    const value = Number(env[name] || fallback)
    return check(name, value, Number.isInteger(value) && value >= from && value <= to, expected)
  }
  const siteUrl = env.SITE_URL || company.siteUrl
  const logLevel = env.LOG_LEVEL || 'info'
  const mailFrom = env.MAIL_FROM || `${company.name} <${company.emails.general}>`
  const trustedProxies = listOf(env.TRUST_PROXY)
  const allowedOrigins = listOf(env.ALLOWED_ORIGINS)
  const [url, secret = ''] = [env.WEBHOOK_URL, env.WEBHOOK_SECRET]
  const webhook: Webhook | undefined = url ? { url, secret } : undefined
  check('WEBHOOK_URL', url, !url || isWebhook(url), 'an https: address without a name and a password')
  check('WEBHOOK_SECRET', secret, !url || secret.length >= 16, 'a key of 16 characters or more, for the signature')
  const config = {
    /** Empty for all addresses, of IPv4 and IPv6. */
    host: env.HOST ?? '',
    port: whole('PORT', 4173, 0, 65_535, 'a port number, such as 4173'),
    siteFolder: 'dist',
    dataFolder: env.DATA_DIR || 'data',
    logLevel: check('LOG_LEVEL', logLevel, levels.includes(logLevel), `one of ${levels.join(', ')}`),
    databaseUrl: env.DATABASE_URL || 'file:var/post.db',
    siteUrl: check('SITE_URL', siteUrl, isOrigin(siteUrl), `an origin, such as ${company.siteUrl}`),
    smtpUrl: check(
      'SMTP_URL',
      env.SMTP_URL || undefined,
      !env.SMTP_URL || isMailServer(env.SMTP_URL),
      'smtp://user:password@host:587, or smtps:, with %40, %2F and %23 for @, / and # in the password',
    ),
    mailFrom: check('MAIL_FROM', mailFrom, isSender(mailFrom), 'an address, or Name <address>'),
    webhook,
    /** In forms a minute. */
    rates: {
      perAddress: whole('RATE_PER_ADDRESS', 30, 1, 1_000_000, 'forms a minute, such as 30'),
      overall: whole('RATE_OVERALL', 600, 1, 1_000_000, 'forms a minute, such as 600'),
    },
    /** How long open connections may send one more request during shutdown, in milliseconds. */
    lastRequests: 1000,
    trustedProxies: check(
      'TRUST_PROXY',
      trustedProxies,
      areNetworks(trustedProxies),
      'addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, with commas between them',
    ),
    allowedOrigins: check(
      'ALLOWED_ORIGINS',
      allowedOrigins,
      allowedOrigins.every(isOrigin),
      `origins, such as ${company.siteUrl}, with commas between them`,
    ),
    metrics: check(
      'METRICS',
      env.METRICS || undefined,
      !env.METRICS || /^[\w.~+/=-]{16,200}$/.test(env.METRICS),
      'a token of 16 characters or more',
    ),
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}

/** Prints the error message without a stack trace and exits with 1. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Runs the program with the environment and the variables of `.env`; variables that are already set win. */
export async function startProcess(run: (env: NodeJS.ProcessEnv) => Promise<void>) {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await run(process.env)
  } catch (error) {
    fail(error)
  }
}
