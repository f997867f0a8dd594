import type { MockSubmission } from '../../mock-api/memory.ts'
import { createWeather } from '../e2e/offline/weather.ts'

const firstScript = '/engine-test.js'

/** Collects in the page what it reports, because not every driver has a console. */
function collect() {
  const reports: string[] = []
  Object.assign(window, { reports })
  for (const level of ['error', 'warn'] as const) console[level] = (...parts) => void reports.push(parts.join(' '))
  addEventListener('error', event => reports.push(event.message ?? (event.target as Element).outerHTML), true)
  addEventListener('unhandledrejection', ({ reason }) => reports.push(`rejection: ${reason}`))
  addEventListener('securitypolicyviolation', event => reports.push(`${event.violatedDirective} ${event.blockedURI}`))
}

/** Starts the built site. A script runs before those of each page. */
export async function startSite() {
  const weather = await createWeather()
  const site = {
    url: weather.url,
    before: '',
    worker: '',
    /** The pages that are saved besides the first ones. */
    saved: [] as readonly string[],
    submissions: async (): Promise<readonly MockSubmission[]> =>
      (await fetch(`${weather.url}/api/__mock/submissions`)).json(),
    stop: () => weather.down('cut'),
    reset: () => {
      Object.assign(site, { before: '', worker: '' })
      weather.down(undefined)
    },
    close: weather.close,
  }
  weather.lists = path => site.saved.includes(path)
  weather.added = path => (path === firstScript ? `(${collect})();${site.before}` : undefined)
  weather.rewrite = (path, content) =>
    path === '/service-worker.js'
      ? site.worker + content
      : content.replace('<head>', `$&<script src="${firstScript}"></script>`)
  return site
}
