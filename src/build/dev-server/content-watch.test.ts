import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { expect, it, vi } from 'vitest'
import type { Fault } from '#build/content/fault.ts'
import { watchContent } from './content-watch.ts'

const empty: Fault = { file: 'data/claims.yaml', line: 1, message: 'no keys with values' }

/** Returns a server whose content has these faults, one list per check and then none, and the messages to pages. */
function watched(faults: Fault[][]) {
  const send = vi.fn()
  const watcher = new EventEmitter()
  const modules = {
    '/src/build/content/fault.ts': { faultLine: ({ message }: Fault) => message },
    '/src/build/content/index.ts': { contentFaults: async () => faults.shift() ?? [] },
    '/src/build/photos/addresses.ts': { forgetPhotos: () => undefined },
  }
  const environment = { hot: { send, on: () => undefined }, moduleGraph: { idToModuleMap: new Map() } }
  watchContent({
    config: { root: '/site', logger: { error: () => undefined } },
    environments: { client: environment, ssr: environment },
    ssrLoadModule: async (path: keyof typeof modules) => modules[path],
    watcher,
  } as unknown as ViteDevServer)
  return { send, change: () => watcher.emit('all', 'change', '/site/data/claims.yaml') }
}

it('shows a file that was empty when it was first read, although the watcher reports the change once', async () => {
  const { send, change } = watched([[empty]])
  change()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls).toEqual([[{ type: 'custom', event: 'words-changed' }]])
})

it('tells pages a fault that stays', async () => {
  const { send, change } = watched([[empty], [empty]])
  change()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(send.mock.calls).toMatchObject([[{ type: 'error', err: { message: empty.message } }]])
})
