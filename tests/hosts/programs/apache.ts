import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapt, host, type Place, type Program } from '../program.ts'
import { follow } from '../readme.ts'

const modules = [
  'alias',
  'authz_core',
  'deflate',
  'dir',
  'env',
  'filter',
  'headers',
  'mime',
  'mpm_event',
  'proxy',
  'proxy_http',
  'rewrite',
  'setenvif',
  'socache_shmcb',
  'ssl',
]

/** What a host of many sites has set, and Debian's Apache too: compression of its own, types for what is packed. */
const main = ({ folder, root, http, https, certificate, key }: Place) => `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
ServerName ${host}
ServerTokens Prod
TraceEnable off
Listen 127.0.0.1:${http}
Listen 127.0.0.1:${https}
${modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
User www-data
Group www-data
TypesConfig /etc/mime.types
AddType application/x-compress .Z
AddType application/x-gzip .gz .tgz
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/json
DocumentRoot ${root}
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${http}>
</VirtualHost>
<VirtualHost 127.0.0.1:${https}>
  # Redirects name the port that visitors see.
  ServerName https://${host}:443
  UseCanonicalName On
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
</VirtualHost>
`

/** Apache with the `.htaccess` of the build. */
export const apache: Program = {
  name: 'apache',
  file: '/usr/sbin/apache2',
  prepare: (place, { server }) => {
    const { folder, root } = place
    follow('Apache', process.cwd(), {
      places: {
        '<document root>': root,
        ...(server && { 'dist-hosts/apache/.': 'dist-hosts/apache-with-server/.' }),
      },
    })
    if (server) adapt(join(root, '.htaccess'), [['http://127.0.0.1:4173', server]])
    copyFileSync('/etc/mime.types', join(folder, 'mime.types'))
    writeFileSync(join(folder, 'apache.conf'), main(place))
    return ['-X', '-d', folder, '-f', join(folder, 'apache.conf')]
  },
}
