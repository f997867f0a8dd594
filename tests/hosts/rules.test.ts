/** The files for hosts that cannot run here, read by the parsers that these hosts publish. */
import { existsSync, readFileSync } from 'node:fs'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { normalizeRoutes } from '@vercel/routing-utils'
import { expect, it } from 'vitest'
import { hosting } from '#hosting/model.ts'
import { host } from './start.ts'

const { headers, redirects } = hosting('', readFileSync('dist/index.html', 'utf8'))
const options = { configHeaders: [], configRedirects: [], minimal: false }

it.each(['netlify', 'cloudflare'])(
  '%s reads every header and redirect, in the format that the two share',
  async name => {
    const found = await parseAllHeaders({ ...options, headersFiles: [`dist-hosts/${name}/_headers`] })
    expect(found.errors).toEqual([])
    const everywhere = found.headers.find(({ for: path }) => path === '/*')
    expect(everywhere?.values).toEqual(headers)
    const moved = await parseAllRedirects({ ...options, redirectsFiles: [`dist-hosts/${name}/_redirects`] })
    expect(moved.errors).toEqual([])
    const pairs = (moved.redirects as { path: string; to: string; status: number }[]).flatMap(({ path, to, status }) =>
      status === 301 ? [[path, to]] : [],
    )
    expect(pairs).toEqual(redirects)
  },
)

it('Vercel reads every route as it is written', () => {
  const { routes } = JSON.parse(readFileSync('dist-hosts/vercel/config.json', 'utf8'))
  expect(normalizeRoutes(structuredClone(routes))).toEqual({ routes, error: null })
  for (const [from, to] of redirects)
    expect(routes).toContainEqual({ src: `^${from}/?$`, status: 301, headers: { Location: to } })
})

it('GitHub Pages gets its host name, hidden files, and a page at every alias', () => {
  expect(readFileSync('dist-hosts/github-pages/CNAME', 'utf8')).toBe(`${host}\n`)
  expect(existsSync('dist-hosts/github-pages/.nojekyll')).toBe(true)
  expect(redirects.filter(([from]) => !existsSync(`dist${from}.html`))).toEqual([])
})
