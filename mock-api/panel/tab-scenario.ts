/** The failure scenario of this tab: chosen in the address by `?mock=`, kept until `?mock=off`, sent with each request to the API. */
const stored = 'mock-scenario'
const header = 'x-mock-scenario'

export const tabScenario = () => sessionStorage.getItem(stored) ?? ''

/** Chooses a scenario for this tab; `off` and nothing end the one that was chosen. */
export function chooseForTab(text: string) {
  if (text === '' || text === 'off') sessionStorage.removeItem(stored)
  else sessionStorage.setItem(stored, text)
}

/** What goes with a request to an address: the scenario, when it is one to the API. */
function scenarioFor(address: string | URL): string {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && pathname.startsWith('/api/') ? tabScenario() : ''
}

/** Makes all requests of this page to the API carry the scenario: lists come by `fetch`, forms go by `XMLHttpRequest`. */
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

/** Takes what the address says, and goes on with what was chosen before. */
export function startTabScenario() {
  const asked = new URLSearchParams(location.search).get('mock')
  if (asked !== null) chooseForTab(asked)
  sendWithRequests()
}
