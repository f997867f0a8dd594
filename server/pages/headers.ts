import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiBase } from '#api/base.ts'
import { hosting } from '#site/hosting/model.ts'

/** Returns the security headers of a response, depending on whether it is sent over HTTPS. */
export type SecurityHeaders = (overHttps: boolean) => Readonly<Record<string, string>>

/**
 * Creates the security headers of the site in `folder` from the hosting model. `Strict-Transport-Security` is sent over HTTPS
 * only (RFC 6797 section 7.2). Browsers report violations of the policy to `reportUri`, if set.
 */
export function createSecurityHeaders(folder: string, reportUri?: string): SecurityHeaders {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const {
    'Strict-Transport-Security': https,
    'Content-Security-Policy': policy,
    ...others
  } = hosting(apiBase, html).headers
  const reported = reportUri ? `${policy}; report-uri ${reportUri}` : policy
  const plain = { ...others, ...(reported && { 'Content-Security-Policy': reported }) }
  const secure = { ...plain, ...(https && { 'Strict-Transport-Security': https }) }
  return overHttps => (overHttps ? secure : plain)
}
