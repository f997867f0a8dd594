import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { hashOf } from '#build/emit/hash.ts'
import { iconNames } from '#theme/icon-names.ts'
import { logoNames } from '#theme/logo-names.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/**
 * Icons of one set, 24 by 24, as symbols of one SVG file, which loads after the first paint. As a CSS mask, each icon would
 * cost 10 to 15 ms of style calculation before the first paint. Throws for a name that the set does not have.
 */
function sprite(set: string, names: readonly string[]): string {
  const { icons } = createRequire(import.meta.url)(`${set}/icons.json`) as IconSet
  const symbols = names.map(name => {
    const icon = icons[name]
    if (!icon) throw new Error(`src/theme: there is no '${name}' in ${set}`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

const addressed = (name: string, content: string) => ({
  path: `assets/${name}-${hashOf(content)}.svg`,
  content,
})

/**
 * Serves the icons as one file, at the path `__ICONS__`, and the logos as another, at `__LOGOS__`.
 */
export function icons(): Plugin {
  const iconFile = addressed('icons', sprite('@iconify-json/tabler', iconNames))
  const logoFile = addressed('logos', sprite('@iconify-json/simple-icons', logoNames))
  return {
    name: 'icons',
    config: () => ({
      define: { __ICONS__: JSON.stringify(`/${iconFile.path}`), __LOGOS__: JSON.stringify(`/${logoFile.path}`) },
    }),
    configureServer({ middlewares }) {
      for (const { path, content } of [iconFile, logoFile])
        middlewares.use(`/${path}`, (_, response) => {
          response.setHeader('Content-Type', 'image/svg+xml')
          response.end(content)
        })
    },
    generateBundle() {
      for (const { path, content } of [iconFile, logoFile])
        this.emitFile({ type: 'asset', fileName: path, source: content })
    },
  }
}
