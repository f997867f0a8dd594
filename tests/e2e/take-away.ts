/** The storage and channel APIs that a browser may lack or forbid. */
export const apis = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'locks',
  'storage',
  'serviceWorker',
  'cookie',
] as const
export type Api = (typeof apis)[number]

export const ways = ['is missing', 'throws', 'fails when it is called'] as const

/** Takes an API away from a document. Runs in the page, before its scripts. */
export function takeAway([name, way]: readonly [Api, (typeof ways)[number]]) {
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
  const owner = [document, navigator, window].find(one => name in one) ?? window
  if (way === 'throws') {
    Object.defineProperty(owner, name, {
      get() {
        throw refusal()
      },
    })
    return
  }
  const own = Object.hasOwn(owner, name) ? owner : Object.getPrototypeOf(owner)
  if (way === 'is missing') {
    Reflect.deleteProperty(name === 'cookie' ? Document.prototype : own, name)
    return
  }
  const value = Reflect.get(owner, name)
  // Cookies are a text, which nothing calls; some browsers lack an API.
  if (typeof value !== 'object' && typeof value !== 'function') return
  const prototype = typeof value === 'function' ? value.prototype : Object.getPrototypeOf(value)
  const rejects = ['caches', 'locks', 'storage', 'serviceWorker'].includes(name)
  for (const [key, { value: method, get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const call = () => {
      if (rejects) return Promise.reject(refusal())
      throw refusal()
    }
    if (key === 'ready' && get) Object.defineProperty(prototype, key, { get: call })
    if (key !== 'constructor' && typeof method === 'function') Object.defineProperty(prototype, key, { value: call })
  }
}
