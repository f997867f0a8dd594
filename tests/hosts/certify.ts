import { spawnSync } from 'node:child_process'
import { host, type Place } from './program.ts'

/** Whether OpenSSL is installed. */
export const canCertify = () => spawnSync('openssl', ['version']).status === 0

/** Writes a self-signed certificate for this site's host name. */
export function certify({ certificate, key }: Pick<Place, 'certificate' | 'key'>) {
  const made = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'].concat([
      '-subj',
      `/CN=${host}`,
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
}
