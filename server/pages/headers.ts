import { apiBase } from '#api/base.ts'
import { hosting } from '#site/hosting/model.ts'

/** The headers of every answer, by whether it goes over https. */
export type SecurityHeaders = (overHttps: boolean) => Readonly<Record<string, string>>

/**
 * The security headers of the hosting model. One keeps browsers to https, and is sent over https only (RFC 6797 section
 * 7.2). Browsers report what the policy has stopped only where somebody wants to hear it, at `reportUri`.
 */
export function createSecurityHeaders(reportUri?: string): SecurityHeaders {
  const { 'Strict-Transport-Security': https, 'Content-Security-Policy': policy, ...others } = hosting(apiBase).headers
  const reported = reportUri ? `${policy}; report-uri ${reportUri}` : policy
  const plain = { ...others, ...(reported && { 'Content-Security-Policy': reported }) }
  const secure = { ...plain, ...(https && { 'Strict-Transport-Security': https }) }
  return overHttps => (overHttps ? secure : plain)
}
