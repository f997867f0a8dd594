import type { Plugin } from 'vite'

/** Adds the mock's part of a page: in development only, so that no build has any of it. */
export function mockPanel(): Plugin {
  return {
    name: 'mock-panel',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/mock-api/panel/index.ts' }, injectTo: 'head-prepend' },
    ],
  }
}
