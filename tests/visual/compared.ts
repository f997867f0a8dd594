import { everyPage, kinds } from '../e2e/every-page.ts'

/** One page of every kind: `npm run screenshots` makes a contact sheet of each. */
export { kinds }

export const compared: readonly string[] = [
  '/',
  '/about',
  '/careers',
  '/careers/apply',
  '/contact',
  '/support',
  '/services',
  '/services/web-development',
  '/industries/retail',
  '/blog',
  '/case-studies',
  '/startup',
].filter(path => everyPage.some(page => page.path === path))

export const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** The file that names the renderer of the accepted sheets. */
export const rendererFile = 'tests/visual/accepted/renderer.txt'

export const acceptedFile = (path: string) => `tests/visual/accepted/${nameOf(path)}.webp`
