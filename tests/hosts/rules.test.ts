import { expect, it } from 'vitest'
import { checkHost, type Subject, textOf } from './checker.ts'
import { cloudflare, hasCloudflare } from './rules/cloudflare.ts'
import { netlify } from './rules/netlify.ts'
import { vercel } from './rules/vercel.ts'
import { readSite } from './site.ts'

/** What these hosts do by themselves, without rules. */
const own: readonly Subject[] = ['again', 'heads', 'encodings', 'ranges', 'methods']

it.each(
  [
    { name: 'Netlify', start: netlify, without: [...own, 'spellings', 'doubled'] },
    { name: 'Vercel', start: vercel, without: own },
    { name: 'Cloudflare Pages', start: cloudflare, without: [...own, 'errorPage'] },
  ].filter(({ start }) => start !== cloudflare || hasCloudflare()),
)('$name answers as it should by the rules of the build, read by its own code', async ({ start, without }) => {
  const running = await start()
  try {
    const report = await checkHost(readSite(), { ...running, api: 'files', without: without as Subject[] })
    expect(textOf(report)).toBe('')
    expect(report.asked).toBeGreaterThan(600)
  } finally {
    await running.stop()
  }
})
