import { describe, expect, it } from 'vitest'
import { resumeLimit } from '#api/forms/application.ts'
import { hosting } from '#site/hosting/model.ts'
import { read } from './dist.ts'

const text = (path: string) => read(path).toString()
const { redirects, headers, rules } = hosting(process.env.VITE_API_BASE_URL)

/** From and to of every line that a pattern finds. */
const found = (file: string, line: RegExp) => [...text(file).matchAll(line)].map(([, from, to]) => [from, to])

describe('every alias leads to its page', () => {
  it.each([
    ['_redirects', 'Netlify', /^(\S+) (\S+) 301!$/gm],
    ['_redirects', 'Cloudflare Pages', /^(\S+) (\S+) 301$/gm],
    ['.deploy/nginx.conf', 'nginx', /^ {2}location = (\S+) \{ return 301 (\/.+?)\$is_args\$args; \}$/gm],
    ['.deploy/Caddyfile', 'Caddy', /^\tredir (\/\S+) (\S+)\{search\} 301$/gm],
  ])('in %s for %s', (file, _, line) => {
    expect(found(file, line).filter(([from]) => from !== '/index.html')).toEqual(redirects)
  })

  it('in vercel.json', () => {
    const { redirects: own } = JSON.parse(text('vercel.json')) as { redirects: Record<string, unknown>[] }
    expect(own).toEqual(redirects.map(([source, destination]) => ({ source, destination, statusCode: 301 })))
  })
})

describe('every header and caching rule of the model', () => {
  it.each(['_headers', 'vercel.json', '.deploy/nginx.conf', '.deploy/Caddyfile'])('is in %s', file => {
    const content = text(file)
    const missing = [
      ...Object.entries(headers).flat(),
      ...rules.flatMap(({ cache, type }) => [cache, type ?? '']),
      ...rules.map(({ files }) => files.replace(/\*$/, '').replace(/\..*$/, '')),
    ].filter(expected => !content.includes(expected))
    expect(missing).toEqual([])
  })
})

it('nginx lets the largest application through', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(text('.deploy/nginx.conf')) ?? []
  const typed = 1024 * 1024
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(resumeLimit + typed)
})
