import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { iconNames } from '#site/theme/icon-names.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/** All icons of the site as symbols of one SVG file. Throws for a name that the Tabler set does not have. */
function iconSprite(): string {
  const { icons } = createRequire(import.meta.url)('@iconify-json/tabler/icons.json') as IconSet
  const symbols = iconNames.map(name => {
    const icon = icons[name]
    if (!icon) throw new Error(`src/site/theme/icon-names.ts: there is no '${name}' at https://tabler.io/icons`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/**
 * Serves the icons as one file, at the address `__ICONS__`. Icons in the style sheet would hold up the first paint: the
 * browser sets up a document for each of them while it computes styles.
 */
export function icons(): Plugin {
  const sprite = iconSprite()
  const path = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`
  return {
    name: 'icons',
    config: () => ({ define: { __ICONS__: JSON.stringify(`/${path}`) } }),
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${path}`, (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(sprite)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source: sprite })
    },
  }
}
