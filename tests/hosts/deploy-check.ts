/** `npm run deploy:check https://...`: compares a site on line with what `dist/` holds, and says what to do. */
import { checkHost, textOf } from './checker.ts'
import { readSite } from './site.ts'

const address = process.argv[2] ?? ''
if (!URL.canParse(address) || new URL(address).pathname !== '/') {
  console.error('Name the site that is on line: npm run deploy:check https://www.example.com')
  process.exit(2)
}
const api = process.env.VITE_API_BASE_URL || process.argv.includes('--static') ? 'files' : 'server'
const { origin } = new URL(address)
const began = performance.now()
const report = await checkHost(readSite(), { origin, api })
const seconds = ((performance.now() - began) / 1000).toFixed(1)
if (report.findings.length > 0) console.log(`${textOf(report)}\n`)
console.log(
  `${origin}: ${report.asked} requests in ${seconds} s, ${report.findings.length === 0 ? 'all as they should be' : `${report.findings.length} differences`}`,
)
process.exit(report.findings.length === 0 ? 0 : 1)
