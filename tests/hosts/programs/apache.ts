import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { certify } from '../certify.ts'
import { follow } from '../commands.ts'
import { adapt, type Place, type Program } from '../program.ts'
import { followOnNewMachine } from './machine.ts'

const environment = ({ folder }: Place) => ({
  APACHE_CONFDIR: join(folder, 'apache2'),
  APACHE_STATE_DIRECTORY: join(folder, 'state'),
  APACHE_RUN_USER: 'www-data',
  APACHE_RUN_GROUP: 'www-data',
  APACHE_RUN_DIR: folder,
  APACHE_LOCK_DIR: folder,
  APACHE_LOG_DIR: folder,
  APACHE_PID_FILE: join(folder, 'apache.pid'),
})

/** Creates Debian's default configuration, which ignores `.htaccess`. */
function install({ folder, http, https }: Place) {
  const inside = (file: string) => join(folder, 'apache2', file)
  for (const name of ['html', 'state']) mkdirSync(join(folder, name))
  cpSync('/etc/apache2', inside(''), { recursive: true, verbatimSymlinks: true })
  adapt(inside('apache2.conf'), [['/var/www/', `${folder}/`]])
  adapt(inside('ports.conf'), [
    ['Listen 80', `Listen 127.0.0.1:${http}`],
    ['Listen 443', `Listen 127.0.0.1:${https}`],
  ])
  adapt(inside('sites-available/000-default.conf'), [
    ['*:80', `*:${http}`],
    ['/var/www/html', join(folder, 'html')],
  ])
}

/** Apache with the `.htaccess` and the virtual host of the build. */
export const apache: Program = {
  name: 'apache',
  file: '/usr/sbin/apache2',
  environment,
  prepare: (place, { server }) => {
    const { folder, root, http, https } = place
    install(place)
    const given = ['-X', '-d', join(folder, 'apache2'), '-f', join(folder, 'apache2/apache2.conf')]
    followOnNewMachine({
      row: 'Apache',
      place,
      start: [apache.file, ...given],
      environment: environment(place),
      places: {
        '/etc/apache2': join(folder, 'apache2'),
        ...(server && { 'apache/.htaccess': 'apache-with-server/.htaccess', 'a2enmod ': 'a2enmod proxy_http ' }),
      },
      file: 'apache/site.conf',
      changes: [
        ['*:80', `*:${http}`],
        ['*:443', `*:${https}`],
      ],
    })
    if (server) adapt(join(root, '.htaccess'), [['http://127.0.0.1:4173', server]])
    return given
  },
}

/** The configuration of a hosting company: the site's folder, a certificate, and `.htaccess` allowed. */
const givenSite = ({ root, https, certificate, key }: Place) => `
ServerTokens Prod
LoadModule rewrite_module /usr/lib/apache2/modules/mod_rewrite.so
LoadModule headers_module /usr/lib/apache2/modules/mod_headers.so
LoadModule socache_shmcb_module /usr/lib/apache2/modules/mod_socache_shmcb.so
LoadModule ssl_module /usr/lib/apache2/modules/mod_ssl.so
Listen 127.0.0.1:${https}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost *:${https}>
  DocumentRoot ${root}
  SSLEngine on
  SSLCertificateFile ${certificate}
  SSLCertificateKeyFile ${key}
</VirtualHost>
`

/** Apache of a hosting company, where only the `.htaccess` of the build has an effect. */
export const apacheByOthers: Program = {
  name: 'apache-by-others',
  file: apache.file,
  environment,
  prepare: place => {
    const { folder, root } = place
    install(place)
    certify(place)
    const inside = (file: string) => join(folder, 'apache2', file)
    writeFileSync(inside('sites-enabled/given.conf'), givenSite(place))
    adapt(inside('sites-available/000-default.conf'), [[join(folder, 'html'), root]])
    follow('Apache', process.cwd(), { places: { '/var/www/<host>': root }, only: 1 })
    return ['-X', '-d', join(folder, 'apache2'), '-f', inside('apache2.conf')]
  },
}
