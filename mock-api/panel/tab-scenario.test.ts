// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const { open, setRequestHeader } = XMLHttpRequest.prototype

const asked: (readonly [url: string, scenario: string | null])[] = []

/** Loads a page at a URL. Its requests are recorded and not sent. */
async function load(address: string) {
  history.replaceState(null, '', address)
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, location.href),
      input instanceof Request ? input : init,
    )
    asked.push([new URL(request.url).pathname, request.headers.get('x-mock-scenario')])
    return Promise.resolve(new Response('[]'))
  })
  vi.resetModules()
  const { startTabScenario, tabScenario } = await import('./tab-scenario.ts')
  startTabScenario()
  return tabScenario
}

/** Returns the scenario that `fetch` sends to a path. */
async function scenarioOf(path: string) {
  asked.length = 0
  await fetch(new URL(path, location.href))
  return asked[0]?.[1]
}

beforeEach(() => {
  sessionStorage.clear()
  // All loaded pages share this prototype.
  Object.assign(XMLHttpRequest.prototype, { open, setRequestHeader })
  vi.unstubAllGlobals()
})

it('a scenario in the address goes with every request to the API, on all pages of the tab, until it is off', async () => {
  await load('/careers?mock=jobs:500')
  expect(await scenarioOf('/api/jobs')).toBe('jobs:500')
  await load('/about')
  expect(await scenarioOf('/api/teams')).toBe('jobs:500')
  await load('/about?mock=off')
  expect(await scenarioOf('/api/teams')).toBeNull()
  await load('/careers')
  expect(await scenarioOf('/api/jobs')).toBeNull()
})

it('nothing but the API hears of it', async () => {
  await load('/careers?mock=500')
  expect(await scenarioOf('/careers')).toBeNull()
  expect(await scenarioOf('https://api.example/api/jobs')).toBeNull()
})

it('forms, which go by XMLHttpRequest, carry it too', async () => {
  const headers: string[][] = []
  XMLHttpRequest.prototype.setRequestHeader = (...header) => void headers.push(header)
  await load('/contact?mock=contact:503')
  new XMLHttpRequest().open('POST', '/api/contact')
  new XMLHttpRequest().open('GET', '/other')
  expect(headers).toEqual([['x-mock-scenario', 'contact:503']])
})

it('is chosen by hand as well', async () => {
  const tabScenario = await load('/')
  const { chooseForTab } = await import('./tab-scenario.ts')
  chooseForTab('slow:300')
  expect([tabScenario(), await scenarioOf('/api/jobs')]).toEqual(['slow:300', 'slow:300'])
})
