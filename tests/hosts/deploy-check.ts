/** `npm run deploy:check https://...`: compares a deployed site with `dist/`, and prints the differences with their remedies. */
import { createAsk, headerOf } from './ask.ts'
import { checkHost, textOf } from './checker.ts'
import { readSite } from './site.ts'

const address = process.argv[2] ?? ''
if (!URL.canParse(address) || new URL(address).pathname !== '/') {
  console.error('Give the address of the deployed site: npm run deploy:check https://www.example.com')
  process.exit(2)
}
const { origin } = new URL(address)

/** Whether a server receives the forms: it refuses an empty form with a JSON error. */
async function hasServer(): Promise<boolean> {
  if (process.env.VITE_API_BASE_URL) return false
  const { ask, close } = createAsk({ origin })
  const empty = { path: '/api/contact', method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  const answer = await ask(empty).catch(() => undefined)
  close()
  return answer !== undefined && answer.status < 500 && /json/.test(headerOf(answer, 'content-type') ?? '')
}

const began = performance.now()
const api = (await hasServer()) ? 'server' : 'files'
const { asked, findings } = await checkHost(readSite(), { origin, api })
const seconds = ((performance.now() - began) / 1000).toFixed(1)
if (findings.length > 0) console.log(`${textOf({ asked, findings })}\n`)
if (api === 'files' && !process.env.VITE_API_BASE_URL) console.log('No server receives the forms under /api here.')
console.log(
  `${origin}: ${asked} requests in ${seconds} s, ${findings.length === 0 ? 'all as they should be' : `${findings.length} differences`}`,
)
process.exit(findings.length === 0 ? 0 : 1)
