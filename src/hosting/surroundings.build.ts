/** Paths and URLs on the site's machine, for the files of its hosts. */

/** The folder that Debian's nginx serves before it has a site. Certificate requests go through it. */
export const challenges = '/var/www/html'

/** The URL at which `npm run serve` listens. */
export const server = 'http://127.0.0.1:4173'
