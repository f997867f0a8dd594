import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapt, host, type Program } from '../program.ts'
import { follow } from '../readme.ts'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx includes sites from a file of its own; this is what stands around them. */
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
  include ${folder}/site.conf;
}
`

/** nginx with the configuration of the build; with its brotli module where that is installed. */
export const nginx: Program = {
  name: 'nginx',
  file: '/usr/sbin/nginx',
  prepare: ({ folder, root, http, https, certificate, key }, { server }) => {
    const site = join(folder, 'site.conf')
    follow('nginx', process.cwd(), {
      places: {
        '/var/www/<host>': root,
        '/etc/nginx/conf.d/<host>.conf': site,
        ...(server && { 'nginx/site.conf': 'nginx/site-with-server.conf' }),
      },
    })
    adapt(site, [
      [`/var/www/${host}`, root],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['  listen [::]:80;\n', ''],
      ['listen 443 ', `listen 127.0.0.1:${https} `],
      ['  listen [::]:443 ssl http2;\n', ''],
      [`/etc/letsencrypt/live/${host}/fullchain.pem`, certificate],
      [`/etc/letsencrypt/live/${host}/privkey.pem`, key],
      ...(server ? [['http://127.0.0.1:4173', server] as const] : []),
      // Once as it is written, once with the module.
      ...(existsSync(brotli) && !server ? [['# brotli_static on;', 'brotli_static on;'] as const] : []),
    ])
    writeFileSync(join(folder, 'nginx.conf'), main(folder))
    return ['-p', folder, '-c', join(folder, 'nginx.conf')]
  },
}
