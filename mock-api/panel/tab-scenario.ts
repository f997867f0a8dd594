/** The failure scenario of this tab: set by `?mock=`, kept until `?mock=off`, and sent with each API request. */
const stored = 'mock-scenario'
const header = 'x-mock-scenario'

export const tabScenario = () => sessionStorage.getItem(stored) ?? ''

/** Sets the scenario of this tab; `off` or an empty string clears it. */
export function chooseForTab(text: string) {
  if (text === '' || text === 'off') sessionStorage.removeItem(stored)
  else sessionStorage.setItem(stored, text)
}

/** The scenario for a request: empty unless it goes to the API. */
function scenarioFor(address: string | URL): string {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/api/') ? tabScenario() : ''
}

/** Adds the scenario to all API requests of this page: lists use `fetch`, forms use `XMLHttpRequest`. */
function sendWithRequests() {
  const { fetch } = window
  window.fetch = (input, init) => {
    const scenario = scenarioFor(input instanceof Request ? input.url : input)
    if (!scenario) return fetch(input, init)
    const request = new Request(input, init)
    request.headers.set(header, scenario)
    return fetch(request)
  }
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (
    method: string,
    url: string | URL,
    async: boolean = true,
    user?: string | null,
    password?: string | null,
  ) {
    open.call(this, method, url, async, user, password)
    const scenario = scenarioFor(url)
    if (scenario) this.setRequestHeader(header, scenario)
  }
}

/** Reads the scenario from the URL, or keeps the stored one. */
export function startTabScenario() {
  const asked = new URLSearchParams(location.search).get('mock')
  if (asked !== null) chooseForTab(asked)
  sendWithRequests()
}
