import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { redirects } from '#content/map/redirects.ts'
import { redirect } from './redirect.ts'

/** The status of the answer, and where it leads; `undefined` when the next handler answers. */
function answerTo(url: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  const response = new ServerResponse(request)
  let isNext = false
  redirect(request, response, () => {
    isNext = true
  })
  return isNext ? undefined : [response.statusCode, response.getHeader('location')]
}

it.each(['/%', '/about%', '/%e0%a4', '/@fs/%'])('%s is malformed', url => {
  expect(answerTo(url)).toEqual([400, undefined])
})

it.each(['/about', '/about?%', '/%20x', '/%E0%A6%95', '/%00'])('%s is answered, not redirected to itself', url => {
  expect(answerTo(url)).toBeUndefined()
})

const redirected: readonly (readonly [from: string, to: string])[] = [
  ...redirects,
  ['/about/', '/about'],
  ['/about.html?a=b', '/about?a=b'],
  ['/%e0%a6%95/', '/%E0%A6%95'],
]
it.each(redirected)('%s leads to %s', (url, to) => {
  expect(answerTo(url)).toEqual([301, to])
})
