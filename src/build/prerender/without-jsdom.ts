import { register } from 'node:module'

/** From here on an `import` of jsdom gives the stand-in: to be called before the prerenderer is imported. */
export function importWithoutJsdom() {
  const standIn = JSON.stringify(new URL('./no-jsdom.ts', import.meta.url).href)
  const hook = `export const resolve = (name, context, next) => next(name === 'jsdom' ? ${standIn} : name, context)`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
}
