import { expect, it } from 'vitest'
import { parsePage } from './parse-page.ts'

const html = (data: string) =>
  `<!DOCTYPE html><html><head><script type="module" src="/boot.js" data-modules="/main.js /home.js"></script><title>About</title><script type="application/ld+json">{"name":"AT&T"}</script></head><body><script type="application/json" id="page-data">${data}</script></body></html>`

it('a page that is not ours is not read', () => {
  for (const other of ['<html><head><title>Log in</title></head></html>', html('{"pat'), ''])
    expect(parsePage(other)).toBeUndefined()
})
