import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow } from '../commands.ts'
import { adapt, host, type Program } from '../program.ts'

/** Caddy with the Caddyfile of the build, and a self-signed certificate. */
export const caddy: Program = {
  name: 'caddy',
  file: '/usr/bin/caddy',
  prepare: ({ folder, root, http, https }, { server }) => {
    const file = join(folder, 'Caddyfile')
    follow('Caddy', process.cwd(), {
      places: {
        '/var/www/<host>': root,
        '/etc/caddy/Caddyfile': file,
        ...(server && { 'caddy/Caddyfile': 'caddy/Caddyfile-with-server' }),
      },
    })
    const site = adapt(file, [
      [`/var/www/${host}`, root],
      ...(server ? [['127.0.0.1:4173', server.replace('http://', '')] as const] : []),
    ])
    const test = `{
	admin off
	http_port ${http}
	https_port ${https}
	local_certs
	skip_install_trust
}
`
    writeFileSync(file, test + site)
    return ['run', '--config', file, '--adapter', 'caddyfile']
  },
  environment: ({ folder }) => ({ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }),
}
