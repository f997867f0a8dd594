import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { canCertify } from './certify.ts'
import { checkHost, textOf } from './checker.ts'
import { follow } from './commands.ts'
import { host } from './program.ts'
import type { Subject } from './questions/index.ts'
import { cloudflare, hasCloudflare } from './rules/cloudflare.ts'
import { cloudfront } from './rules/cloudfront.ts'
import { netlify } from './rules/netlify.ts'
import { builtFolder } from './rules/serve.ts'
import { vercel } from './rules/vercel.ts'
import { readSite } from './site.ts'

const site = readSite()

/** Subjects that do not depend on rules on these hosts. */
const own: readonly Subject[] = ['again', 'heads', 'encodings', 'ranges', 'methods']

it.each(
  [
    // Netlify handles other spellings before rules, and its packages do not contain that code.
    { name: 'Netlify', start: netlify, without: [...own, 'spellings', 'doubled'] },
    { name: 'S3 with CloudFront', start: cloudfront, without: own },
    { name: 'Vercel', start: vercel, without: own },
    { name: 'Cloudflare Pages', start: cloudflare, without: [...own, 'errorPage'] },
  ].filter(({ start }) => canCertify() && (start !== cloudflare || hasCloudflare())),
)('$name answers as it should by the rules of the build, read by its own code', async ({ start, without }) => {
  const running = await start()
  try {
    const report = await checkHost(site, { ...running, api: 'files', without: without as Subject[] })
    expect(textOf(report)).toBe('')
    expect(report.asked).toBeGreaterThan(600)
  } finally {
    await running.stop()
  }
})

it('GitHub Pages gets its host name, hidden files, and a page at every alias', () => {
  const folder = builtFolder()
  try {
    follow('GitHub Pages', folder)
    const holds = (file: string) => existsSync(join(folder, 'dist', file))
    expect(['.nojekyll', '.well-known/security.txt', '404.html'].filter(file => !holds(file))).toEqual([])
    expect(readFileSync(join(folder, 'dist/CNAME'), 'utf8')).toBe(`${host}\n`)
    expect(site.aliases.filter(([from]) => !holds(`${from}.html`))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
