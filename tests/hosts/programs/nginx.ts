import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapt, type Place, type Program } from '../program.ts'
import { followOnNewMachine } from './machine.ts'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The main configuration; Debian's nginx includes one file per site. */
const main = (folder: string) => `${existsSync(brotli) ? `load_module ${brotli};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/conf.d/*.conf;
  include ${folder}/default;
}
`

const ports = ({ http, https }: Place) =>
  [
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['  listen [::]:80;\n', ''],
    ['listen 443 ', `listen 127.0.0.1:${https} `],
    ['  listen [::]:443 ssl http2;\n', ''],
  ] as const

/** Creates Debian's default configuration. */
function install({ folder, http }: Place) {
  for (const name of ['conf.d', 'html']) mkdirSync(join(folder, name))
  cpSync('/etc/nginx/sites-available/default', join(folder, 'default'))
  adapt(join(folder, 'default'), [
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen [::]:80 default_server;', ''],
    ['/var/www/html', join(folder, 'html')],
  ])
  writeFileSync(join(folder, 'nginx.conf'), main(folder))
}

/** nginx with the configuration of the build, and with its brotli module if that is installed. */
export const nginx: Program = {
  name: 'nginx',
  file: '/usr/sbin/nginx',
  prepare: (place, { server }) => {
    const { folder } = place
    install(place)
    const given = ['-p', folder, '-c', join(folder, 'nginx.conf')]
    const file = server ? 'nginx/site-with-server.conf' : 'nginx/site.conf'
    followOnNewMachine({
      row: 'nginx',
      place,
      start: [nginx.file, ...given],
      places: { '/etc/nginx/conf.d': join(folder, 'conf.d'), 'nginx/site.conf': file },
      file,
      changes: [
        ...ports(place),
        ...(server ? [['http://127.0.0.1:4173', server] as const] : []),
        // With a server the written configuration is tested, without one the module.
        ...(existsSync(brotli) && !server ? [['# brotli_static on;', 'brotli_static on;'] as const] : []),
      ],
    })
    return given
  },
}
