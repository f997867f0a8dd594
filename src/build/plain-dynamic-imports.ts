import type { Plugin } from 'vite'

/**
 * Vite wraps each `import()` in a function that preloads what the module needs. This build preloads nothing and has one
 * style sheet, so that all of it but the import would be bytes of every first view.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = load => load()',
    },
  }
}
