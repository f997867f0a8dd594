import { company } from '#site/company.ts'

/** What the server is told by its environment; `.env.example` explains each variable. */
export interface Config {
  readonly host: string
  readonly port: number
  /** The built site, and the lists that it shows. */
  readonly siteFolder: string
  readonly dataFolder: string
  readonly logLevel: string
  /** Proxies whose `X-Forwarded-*` headers are believed: addresses, or networks such as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[]
  /** Sites on other hosts whose pages may use the API. */
  readonly allowedOrigins: readonly string[]
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

/** The parts of a list such as `a, b`. */
const listOf = (text = '') => text.split(',').flatMap(part => part.trim() || [])

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Reads the configuration. Throws one `Error` with a line for each variable that cannot be used, and what to set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const check = <Value>(name: string, value: Value, fits: boolean, expected: string): Value => {
    if (!fits) problems.push(`${name} is "${env[name]}": set it to ${expected}`)
    return value
  }
  const port = Number(env.PORT || 8080)
  const logLevel = env.LOG_LEVEL || 'info'
  const allowedOrigins = listOf(env.ALLOWED_ORIGINS)
  const config: Config = {
    host: env.HOST || '0.0.0.0',
    port: check('PORT', port, Number.isInteger(port) && port >= 0 && port < 65_536, 'a port number, such as 8080'),
    siteFolder: 'dist',
    dataFolder: env.DATA_DIR || 'data',
    logLevel: check('LOG_LEVEL', logLevel, levels.includes(logLevel), `one of ${levels.join(', ')}`),
    trustedProxies: listOf(env.TRUST_PROXY),
    allowedOrigins: check(
      'ALLOWED_ORIGINS',
      allowedOrigins,
      allowedOrigins.every(isOrigin),
      `origins, such as ${company.siteUrl}, with commas between them`,
    ),
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}
