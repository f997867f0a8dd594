import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import doiuse from 'doiuse'
import postcss from 'postcss'
import { expect, it } from 'vitest'

/** What the style may use although a browser of the list lacks it, because the page is whole without it. */
const ignore = [
  // Looks of the pointer, and of scrollbars: iOS has none.
  'css3-cursors',
  'css3-cursors-grab',
  'css-scrollbar',
  // Desktop Safari has no touch screen.
  'css-touch-action',
  // Selected text and a field that cannot be resized look as the browser wants.
  'css-selection',
  'css-resize',
  // Lists are unfolded; paper has the browser's margins.
  'css-media-scripting',
  'css-paged-media',
  // Everything is rendered at once.
  'css-content-visibility',
  // Chrome 117: rows of neighbouring cards and of the tree of pages do not align.
  'css-subgrid',
]

/** The features of a style that a browser of `browserslist` does not have at all. */
async function missingIn(css: string): Promise<string[]> {
  const missing: string[] = []
  const onFeatureUsage = ({ message }: { readonly message: string }) => {
    if (message.includes('not supported by')) missing.push(message)
  }
  await postcss([doiuse({ ignore, onFeatureUsage })]).process(css, { from: 'style.css' })
  return missing
}

/** What scripts have that is newer than the browsers of `browserslist`; empty if nothing. */
function tooNew(...files: readonly string[]): string {
  const check = (...options: readonly string[]) => {
    const all = ['checkBrowser', ...files, '--module', '--noColor', ...options]
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/es-check', all, { encoding: 'utf8' })
    return status === 0 ? '' : stdout + stderr
  }
  // First the syntax, then the built-in methods. `group` is a name of the site's own, not the withdrawn method of arrays.
  return check() || check('--checkFeatures', '--ignore=ArrayPrototypeGroup')
}

it('the scripts of the build have nothing that is newer than the supported browsers', () => {
  expect(tooNew('dist/assets/*.js', 'dist/service-worker.js')).toBe('')
})

it('the style of the build needs nothing that is newer than the supported browsers', async () => {
  const styles = readdirSync('dist/assets').filter(file => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(0)
  for (const style of styles) expect(await missingIn(readFileSync(`dist/assets/${style}`, 'utf8'))).toEqual([])
})
