import type { Plugin } from 'vite'

/** Adds the panel to pages of the development server; builds do not contain it. */
export function mockPanel(): Plugin {
  return {
    name: 'mock-panel',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/mock-api/panel/index.ts' }, injectTo: 'head-prepend' },
    ],
  }
}
