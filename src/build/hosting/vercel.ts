import type { EmittedFile } from '#build/emit.ts'
import type { Hosting } from '#site/hosting/model.ts'

const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `vercel.json`, for a deployment of the output folder itself. Vercel serves `404.html` and revalidates pages by default. */
export function vercel(model: Hosting): EmittedFile[] {
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: model.redirects.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    headers: [
      { source: '/(.*)', headers: list(model.headers) },
      ...model.rules.map(({ files, cache, type }) => ({
        source: files.replaceAll('.', '\\.').replace(/\*$/, '(.*)'),
        headers: list({ 'Cache-Control': cache, ...(type && { 'Content-Type': type }) }),
      })),
    ],
  }
  return [{ path: 'vercel.json', content: `${JSON.stringify(settings, null, 2)}\n` }]
}
