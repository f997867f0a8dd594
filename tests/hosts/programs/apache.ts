import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
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

/** Debian's own configuration, which allows `.htaccess` nothing, with its own site. */
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
