/** Questions about addresses: other spellings, aliases, unknown and hostile addresses, and methods. */
import { type Answer, headerOf } from '../ask.ts'
import { type Check, failure, redirects, refusal, unless } from '../faults.ts'
import type { Site } from '../site.ts'
import { hidden, hostile as hostileAddresses } from './odd-addresses.ts'

const byRules = 'Use the redirect rules that this build wrote for the host.'
const redirect = (path: string, what: string, location: string): Check => ({
  path,
  expected: { what, location, remedy: byRules, notKept: true },
})

/** Every page by other spellings of its path. */
export const spellings = ({ pages }: Site): Check[] =>
  pages.flatMap(page =>
    page === '/'
      ? ['/index.html', '/index'].map(path => redirect(`${path}?a=b`, path, '/?a=b'))
      : ['/', '.html'].map(end => redirect(`${page}${end}?a=b`, `/page${end}`, `${page}?a=b`)),
  )

/** Every page with a second slash in front: the page, a redirect to it or 404, but no other site. */
export const doubled = ({ pages }: Site): Check[] =>
  pages
    .filter(page => page !== '/')
    .map(page => ({
      path: `/${page}`,
      expected: { what: '//page', status: [200, ...redirects, 404], remedy: 'Merge slashes.' },
    }))

export const aliases = (site: Site): Check[] =>
  site.aliases.flatMap(([from, to]) => ['', '?a=b'].map(query => redirect(from + query, 'an alias', to + query)))

const nowhere = [
  '/nothing',
  '/nothing/at/all',
  '/ABOUT',
  '/about/nothing',
  '/assets/nothing.js',
  '/assets',
  '/art/nothing.svg',
  '/services/nothing',
  '/favicon.png',
  '/index.php',
  '/wp-login.php',
  '/nothing?a=b',
  '/%E0%A6%A8',
  '/constructor',
  '/__proto__',
]

const nothingThere = { what: 'an address without a page', remedy: 'Unknown addresses are 404.', notKept: true } as const

/** The 404 page, with its status, compressed like other pages. */
export const nothing = ({ missing }: Site): Check[] => [
  ...nowhere.flatMap(path =>
    ['identity', 'gzip, br'].map(accepted => ({
      path,
      headers: { 'Accept-Encoding': accepted },
      expected: {
        ...nothingThere,
        status: [404],
        type: 'text/html; charset=utf-8',
        bytes: missing,
        also: (answer: Answer) =>
          unless(
            accepted === 'identity' || answer.body.length < missing.length / 2,
            'the 404 page is not compressed',
            'Compress error pages as well.',
          ),
      },
    })),
  ),
  ...['/assets/', '/assets/nothing/', '/nothing.html', '/nothing/', '/nothing.html/', '/assets/nothing.html'].map(
    path => ({ path, expected: { ...nothingThere, status: [...redirects, 404] } }),
  ),
]

/** The 404 page has no path of its own. */
export const errorPage = (): Check[] =>
  ['/404', '/404.html'].map(path => ({
    path,
    expected: {
      what: path,
      status: [404],
      remedy: 'Cloudflare Pages has no rule for it. This is harmless: the page has noindex.',
    },
  }))

/** Content of files outside the folder and of hidden files. */
const secret = /root:x:0|nokshi-website|"private": true|planted secret|\[core\]/

export const hostile = (): Check[] => [
  ...hidden.map(path => ({
    path,
    expected: {
      what: path,
      status: [403, 404],
      remedy: 'This file must not be public: deploy the content of dist/ only.',
    },
  })),
  ...hostileAddresses.map(path => ({
    path,
    bare: true,
    expected: {
      what: 'an odd address',
      status: [200, ...redirects, ...refusal],
      remedy: "Look into the server's error log.",
      also: (answer: Answer) => [
        ...unless(
          !secret.test(answer.body.toString()),
          `${path} returns a secret file`,
          'Remove it from the folder that is served.',
        ),
        ...unless(!answer.headers.has('set-cookie'), 'a path can add a header to the response', byRules),
        ...unless(
          !headerOf(answer, 'cache-control')?.includes('immutable'),
          'an odd address is cached by browsers',
          'Apply caching rules only to files that exist.',
        ),
      ],
    },
  })),
]

/** Pages accept only GET and HEAD; on a static host, submissions fail. */
export const methods = (): Check[] => [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE'].map(method => ({
    path: '/about',
    method,
    bare: true,
    expected: { what: `${method} of a page`, status: failure, remedy: 'Allow only GET and HEAD.' },
  })),
  { path: '/about', method: 'OPTIONS', expected: { what: 'OPTIONS of a page' } },
]
