/** Pages that code leads to and that an owner may leave out: a link to one that is not there is not shown. */
export const mayBeLeftOut = ['/careers', '/careers#open-positions', '/careers/apply', '/industries', '/services', '/support'] as const
