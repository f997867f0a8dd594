import { existsSync } from 'node:fs'
import { company } from '#content/company.ts'
import { networksOf } from './limits/client.ts'
import type { Webhook } from './mail/webhook.ts'

/** The server's configuration, read from environment variables; `.env.example` documents each one. */
export type Config = ReturnType<typeof readConfig>

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

const listOf = (text = '') => text.split(',').flatMap(part => part.trim() || [])

/** Rejects a path, the rest of a password that contains an unescaped slash, and options, which could turn TLS off. */
function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, pathname, search } = new URL(text)
  return hostname !== '' && /^\/?(\?insecure)?$/.test(pathname + search)
}

const isSender = (text: string) => /^([^<>@]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text)

/** Submissions are personal data: they leave this machine encrypted only. */
function isWebhook(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
}

function areNetworks(text: string): boolean {
  try {
    return networksOf(listOf(text)) !== undefined
  } catch {
    return false
  }
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const isWhole = (from: number, to: number) => (text: string) =>
  Number.isInteger(Number(text)) && Number(text) >= from && Number(text) <= to

/** What a variable has to be, if it is set. */
const rules: readonly (readonly [name: string, fits: (text: string) => boolean, expected: string])[] = [
  ['PORT', isWhole(0, 65_535), 'a port number, such as 4173'],
  ['LOG_LEVEL', text => levels.includes(text), `one of ${levels.join(', ')}`],
  ['SITE_URL', isOrigin, `an origin, such as ${company.siteUrl}`],
  [
    'SMTP_URL',
    isMailServer,
    'smtp://user:password@host:587, or smtps:, with %40, %2F and %23 for @, / and # in the password',
  ],
  ['MAIL_FROM', isSender, 'an address, or Name <address>'],
  ['WEBHOOK_URL', isWebhook, 'an https: address without a name and a password'],
  ['RATE_PER_ADDRESS', isWhole(1, 1_000_000), 'forms a minute, such as 30'],
  ['RATE_OVERALL', isWhole(1, 1_000_000), 'forms a minute, such as 600'],
  ['TRUST_PROXY', areNetworks, 'addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, with commas between them'],
  ['ALLOWED_ORIGINS', text => listOf(text).every(isOrigin), `origins with commas, such as ${company.siteUrl}`],
  ['METRICS', text => /^[\w.~+/=-]{16,200}$/.test(text), 'a token of 16 characters or more'],
]

/**
 * Reads the configuration. Throws one `Error` with a line for each invalid variable and what it expects, without its value,
 * which may be a password.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const invalid = rules.filter(([name, fits]) => env[name] && !fits(env[name]))
  const problems = invalid.map(([name, , expected]) => `${name}: set it to ${expected}`)
  const [url, secret = ''] = [env.WEBHOOK_URL, env.WEBHOOK_SECRET]
  if (url && secret.length < 16)
    problems.push('WEBHOOK_SECRET: set it to a key of 16 characters or more, for the signature')
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const webhook: Webhook | undefined = url ? { url, secret } : undefined
  return {
    /** Empty for all addresses, of IPv4 and IPv6. */
    host: env.HOST ?? '',
    port: Number(env.PORT || 4173),
    siteFolder: 'dist',
    dataFolder: env.DATA_DIR || 'data',
    logLevel: env.LOG_LEVEL || 'info',
    databaseUrl: env.DATABASE_URL || 'file:var/post.db',
    siteUrl: env.SITE_URL || company.siteUrl,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || `${company.name} <${company.emails.general}>`,
    webhook,
    /** In forms a minute. */
    rates: { perAddress: Number(env.RATE_PER_ADDRESS || 30), overall: Number(env.RATE_OVERALL || 600) },
    /** How long open connections may send one more request during shutdown, in milliseconds. */
    lastRequests: 1000,
    trustedProxies: listOf(env.TRUST_PROXY),
    allowedOrigins: listOf(env.ALLOWED_ORIGINS),
    metrics: env.METRICS || undefined,
  }
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
