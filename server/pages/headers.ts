import { apiBase } from '#api/base.ts'
import { hosting } from '#site/hosting/model.ts'

const { 'Strict-Transport-Security': https, ...plain } = hosting(apiBase).headers
const secure = { ...plain, ...(https && { 'Strict-Transport-Security': https }) }

/** The headers of every answer. One keeps browsers to https, and is sent over https only (RFC 6797 section 7.2). */
export const securityHeaders = (overHttps: boolean): Readonly<Record<string, string>> => (overHttps ? secure : plain)
