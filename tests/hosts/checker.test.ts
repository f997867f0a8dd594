import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { checkHost, type Report } from './checker.ts'
import { readSite } from './site.ts'

/** The report on a server that answers like this. */
async function verdictOn(answer: RequestListener): Promise<Report> {
  const server = createServer(answer)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const report = await checkHost(readSite(), { origin: `http://127.0.0.1:${port}`, api: 'files' })
  server.closeAllConnections()
  server.close()
  return report
}

const faults = ({ findings }: Report) => findings.map(({ what }) => what)

it('a host that answers everything with one page is reported, with a remedy for each fault', async () => {
  const report = await verdictOn((_, response) =>
    response.writeHead(200, { 'X-Powered-By': 'PHP' }).end('<h1>Hello</h1>'),
  )
  expect(faults(report)).toEqual(
    expect.arrayContaining([
      'other bytes than in dist/',
      'Content-Type is missing, not text/html; charset=utf-8',
      'Content-Security-Policy is missing with status 200',
      'an address without a page: status 200, not 404',
      'an alias does not lead to the page for good (status 200)',
      'neither ETag nor Last-Modified',
      'a form without a server: status 200, not a refusal',
      'POST of a page: status 200, not a refusal',
      '/.env: status 200, not 403 or 404',
      'the header x-powered-by',
    ]),
  )
  for (const { remedy, at } of report.findings) {
    expect(remedy).toMatch(/\.$/)
    expect(at.length).toBeGreaterThan(0)
  }
})

it('a redirect that a browser resolves to another site is a fault', async () => {
  const report = await verdictOn((request, response) =>
    response.writeHead(301, { Location: (request.url ?? '').replace('%09', '\t').replace(/\/$/, '') }).end(),
  )
  expect(report.findings.find(({ what }) => what === 'a redirect leads to another site')?.at).toEqual(
    expect.arrayContaining(['//evil.example/', '/%09/evil.example/']),
  )
})

it('changes that Cloudflare makes to pages are named', async () => {
  const report = await verdictOn((_, response) =>
    response.end('<a href="/cdn-cgi/l/email-protection#00">[email&#160;protected]</a>'),
  )
  expect(faults(report)).toContain('Cloudflare has rewritten the e-mail addresses in the pages')
})

it('a host that does not answer is reported as one fault', async () => {
  const report = await verdictOn((_, response) => response.destroy())
  expect(faults(report).every(what => what.startsWith('no answer: '))).toBe(true)
})
