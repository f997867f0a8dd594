/** Paths and addresses on the machine of the site that its hosts' files name. */

/** The folder that Debian's nginx and Apache serve before they know any site: certificates are asked for through it. */
export const challenges = '/var/www/html'

/** Where `npm run serve` listens. */
export const server = 'http://127.0.0.1:4173'
